import { useLock, useTranslation } from '@sarv/shared/platform'
import { Clock, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { OutboxSettings } from '../outbox/outbox-settings'
import { useMoneyRequest } from '../outbox/use-money-request'
import { ButtonLink } from '../ui/actions/button'
import { MoneyButton } from '../ui/actions/money-button'
import { Alert } from '../ui/feedback/alert'
import { ConfirmSheet } from './confirm-sheet'

/**
 * Confirmation sheet of a request to move money: amount, facts and submit button, then processing or the error. (U10,
 * INV-031, INV-034, BNK-061)
 * @example
 * <ConfirmMoney outbox={fundOutbox} request={request} open={open} onClose={close} onResult={(id) => navigate(`/fund-order/${id}`)}
 *   title={t('sell.confirm')} label={t('sell.youGet')} amount={net} rows={rows} note={t('sell.priceLater')}
 *   action={t('sell.sell')} icon={Lock} lost={t('money.lost')} leave={{ to: '/fund-orders', label: t('money.leave') }} />
 */
export function ConfirmMoney<Request, Secret = never>({
  outbox,
  open,
  onClose,
  onResult,
  title,
  note,
  request,
  secret,
  action,
  icon,
  lost,
  leave,
  children,
  ...sum
}: Pick<ComponentProps<typeof ConfirmSheet>, 'open' | 'onClose' | 'title' | 'label' | 'amount' | 'rows'> & {
  outbox: OutboxSettings<Request, Secret>
  /** Gets the id of what the server made. */
  onResult: (id: string) => void
  note: string
  request: Request
  /** Goes out with the request and is stored nowhere. */
  secret?: Secret
  action: string
  icon: LucideIcon
  /** What is said while no answer came. */
  lost: string
  /** Where the outcome will be seen. */
  leave: { readonly to: string; readonly label: string }
  /** What is chosen here, between the facts and the note. */
  children?: ReactNode
}) {
  const { t } = useTranslation('ui')
  // The shell asks what is missing; this sheet would lie over its prompt.
  const submission = useMoneyRequest(outbox, open, { result: onResult, prompted: onClose })
  const { processing, error } = submission
  useLock(open)
  const close = () => {
    submission.reset()
    onClose()
  }
  return (
    <ConfirmSheet
      open={open}
      onClose={close}
      dismissible={!submission.submitting}
      title={processing ? t('moneyRequest.processing') : title}
      {...sum}
      action={
        processing ? (
          <ButtonLink block variant="tonal" to={leave.to} replace>
            {leave.label}
          </ButtonLink>
        ) : (
          <MoneyButton
            block
            icon={icon}
            loading={submission.submitting}
            onClick={() => submission.submit(request, secret)}
          >
            {action}
          </MoneyButton>
        )
      }
      notice={
        <>
          {error && (
            <Alert tone="r" live>
              {'said' in error ? error.said : t(`moneyRequest.refused.${error.key}`)}
            </Alert>
          )}
          {processing && (
            <Alert tone="w" icon={Clock} live>
              {lost}
            </Alert>
          )}
          {!error && !processing && <Alert tone="i">{note}</Alert>}
        </>
      }
    >
      {!processing && children}
    </ConfirmSheet>
  )
}
