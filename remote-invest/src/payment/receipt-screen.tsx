import { today } from '@sarv/shared/calendar/days'
import { nextWorkingDay } from '@sarv/shared/calendar/settlement'
import { usePayerRows } from '@sarv/shared/payment/payer-rows'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
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
  const { standing, shown, payment, refetch } = useReceipt(query)
  const orderId = payment?.order_id ?? null
  const order = useQuery({ ...orderQuery(String(orderId)), enabled: orderId !== null })
  useSettledPayment(standing === 'settled' ? payment : undefined, shown.trace)
  // The order arrives together with the result and has its space until then: nothing moves under the thumb.
  const isOrderOnItsWay = order.isLoading && order.failureCount === 0
  const told = standing === 'settled' && isOrderOnItsWay ? 'asking' : standing
  const isAsking = told === 'asking'
  const settlesOn = isAsking ? nextWorkingDay(today()) : order.data?.settles_on
  const bought = isAsking ? (
    <Skeleton width={140} height={24} />
  ) : (
    order.data && <OwnSentence text={t('receipt.purchase', { fund: own(order.data.fund_name) })} />
  )
  const orderNumber = isAsking ? (
    <Skeleton width={72} height={24} />
  ) : (
    payment && orderId !== null && <Code text={String(orderId)} />
  )
  const payer = usePayerRows(payment, isAsking ? shown.status : undefined)
  const isSettled = order.data?.status === 'DONE'
  return (
    <ReceiptPage
      standing={told}
      shown={shown}
      rows={[
        ...(bought ? [{ key: t('receipt.for'), value: bought }] : []),
        ...(orderNumber ? [{ key: t('receipt.order'), value: orderNumber }] : []),
        ...payer,
      ]}
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
