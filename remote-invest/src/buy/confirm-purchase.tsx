import type { Fund } from '@sarv/shared/contract/funds'
import { ApiError, useFormat, useLock, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Money, Toman } from '@sarv/shared/ui/money'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { Lock } from 'lucide-react'
import { useRef } from 'react'
import styles from './buy-form.module.css'
import { useRequestPurchase } from './buy-queries'
import { termsOf } from './purchase-terms'
import { refusalOf } from './refusal'

/** The last look before money moves: amount, fee, what goes into the fund, units and day. (U10, INV-031) */
export function ConfirmPurchase({
  open,
  onClose,
  fund,
  amount,
  settles,
}: {
  open: boolean
  onClose: () => void
  fund: Fund
  amount: number
  settles: string
}) {
  const { t } = useTranslation()
  const { rial, number } = useFormat()
  const navigate = useNavigate()
  const request = useRequestPurchase()
  useLock(open)
  // Two clicks can come before React has drawn the first one's spinner.
  const sending = useRef(false)
  const { fee, net, units } = termsOf(amount, fund.price)
  const refusal =
    request.error instanceof ApiError ? refusalOf(request.error) : request.error && { key: 'unknown' as const }

  const send = () => {
    if (sending.current) return
    sending.current = true
    request.mutate(
      { fund: fund.ds_code, amount },
      {
        onSuccess: () => navigate('/payment'),
        onError: (error) => {
          // The shell asks what is missing; this sheet would lie over its prompt.
          if (error instanceof ApiError && refusalOf(error) === undefined) onClose()
        },
        onSettled: () => {
          sending.current = false
        },
      },
    )
  }
  const close = () => {
    request.reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!request.isPending}
      title={t('buy.confirm')}
      action={
        <MoneyButton block icon={Lock} loading={request.isPending} onClick={send}>
          {t('buy.pay', { amount: rial(amount) })}
        </MoneyButton>
      }
    >
      <div className={styles.sum}>
        <p className={styles.label}>{t('buy.youPay')}</p>
        <Money amount={amount} look="sheet" />
        <Toman amount={amount} />
      </div>
      <KeyValues
        rows={[
          { key: t('buy.fund'), value: fund.fund_name },
          { key: t('buy.fee'), value: fee === 0 ? t('buy.noFee') : rial(fee) },
          { key: t('buy.net'), value: rial(net) },
          { key: t('buy.units'), value: t('units', { units: number(units) }) },
          { key: t('buy.settlement'), value: settles },
        ]}
      />
      <div className={styles.notice}>
        {refusal ? (
          <Alert tone="r" live>
            {'said' in refusal ? refusal.said : t(`buy.failure.${refusal.key}`)}
          </Alert>
        ) : (
          <Alert tone="i">{t('buy.priceLater')}</Alert>
        )}
      </div>
    </Sheet>
  )
}
