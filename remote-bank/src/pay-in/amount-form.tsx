import { parseAmount } from '@sarv/shared/money/amount-field'
import { useMoneyRequest } from '@sarv/shared/outbox/use-money-request'
import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'
import { GatewayLimitAlert } from '@sarv/shared/payment/gateway-limit-alert'
import { useLock, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Clock } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { bankOutbox } from '../money/bank-outbox'
import type { PayInRequest } from '../money/pay-in-request'
import { PendingTransactions } from '../money/pending-transactions'

/**
 * Form of an amount that is paid at a gateway: the amount with its chips, notes, and one button. A lost answer is asked
 * for again under the same key, here and after a reload. (BNK-070, BNK-077, D-144, F2)
 */
export function AmountForm({
  label,
  minimum,
  limit,
  initial,
  chips,
  toRequest,
  onRequested,
  children,
}: {
  label: string
  /** Rial. */
  minimum: number
  /** Rial; what a card gateway takes in one payment, undefined while it is not known. */
  limit: number | undefined
  /** Rial; what stands in the field at first. */
  initial?: number
  /** Rial. */
  chips?: readonly number[]
  toRequest: (amount: number) => PayInRequest
  /** Gets the amount, and the uuid of its payment. */
  onRequested: (amount: number, uuid: string) => void
  /** Notes under the amount. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const [digits, setDigits] = useState(initial === undefined ? '' : String(initial))
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const amount = parseAmount(digits)
  const asked = useRef(0)
  const {
    submit: request,
    submitting,
    processing,
    error,
  } = useMoneyRequest(bankOutbox, true, {
    result: (uuid) => onRequested(asked.current, uuid),
    prompted: () => undefined,
  })
  useLock(submitting)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (amount === undefined || amount < minimum || exceedsGateway(amount, limit)) return field.current?.focus()
    asked.current = amount
    request(toRequest(amount))
  }
  return (
    <form className={stack[20]} onSubmit={submit} noValidate>
      {!processing && <PendingTransactions />}
      <AmountField
        label={label}
        name="amount"
        value={digits}
        onChange={setDigits}
        minimum={minimum}
        maximum={limit}
        error={tried && digits === '' ? t('payIn.empty') : undefined}
        disabled={submitting}
        inputRef={field}
        toman
      />
      <GatewayLimitAlert
        amount={amount}
        limit={limit}
        way={(count) => t('payIn.inTurns', { count })}
        onTake={(most) => setDigits(String(most))}
      />
      <AmountChips value={digits} onChange={setDigits} minimum={minimum} amounts={chips} />
      {children}
      <Alert tone="w">{t('payIn.own')}</Alert>
      <ErrorAlert>{error && ('said' in error ? error.said : t(`ui:moneyRequest.refused.${error.key}`))}</ErrorAlert>
      {processing && (
        <Alert tone="w" icon={Clock} live>
          {t('payIn.lost')}
        </Alert>
      )}
      <ActionBar>
        <MoneyButton type="submit" block loading={submitting}>
          {t('payIn.continue')}
        </MoneyButton>
      </ActionBar>
    </form>
  )
}
