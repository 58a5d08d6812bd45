import { factsInAddress } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Check, Clock } from 'lucide-react'
import { orderQuery } from '../money/money-queries'
import { ReceiptActions } from './receipt-actions'
import { useReceipt } from './use-receipt'
import { useSettledPayment } from './use-settled-payment'

/** Receipt screen: what the address says at once, the server's facts as soon as they are here. (INV-050…053, D-29) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const [query] = useSearchParams()
  const { standing, shown, payment, refetch } = useReceipt(factsInAddress(query))
  const orderId = payment?.order_id ?? null
  const order = useQuery({ ...orderQuery(String(orderId)), enabled: orderId !== null })
  useSettledPayment(standing === 'settled' ? payment : undefined, shown.trace)
  const settlesOn = order.data?.settles_on
  const isSettled = order.data?.status === 'DONE'
  return (
    <ReceiptPage
      standing={standing}
      shown={shown}
      rows={order.data && [{ key: t('receipt.for'), value: t('receipt.purchase', { fund: order.data.fund_name }) }]}
      settledNotice={
        settlesOn && (
          <Alert tone="i" icon={isSettled ? Check : Clock}>
            {t(isSettled ? 'receipt.settled' : 'receipt.settles', {
              day: dateLong(settlesOn, { weekday: true, year: false }),
            })}
          </Alert>
        )
      }
      actions={<ReceiptActions standing={standing} status={shown.status} order={order.data} />}
      onRetry={refetch}
    />
  )
}
