import { today } from '@sarv/shared/calendar/days'
import { nextWorkingDay } from '@sarv/shared/calendar/settlement'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { payerFacts } from '@sarv/shared/payment/receipt-rows'
import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Check, Clock } from 'lucide-react'
import { orderQuery } from '../money/money-queries'
import { useReceipt } from './use-receipt'
import { useReceiptActions } from './use-receipt-actions'
import { useSettledPayment } from './use-settled-payment'

/** Receipt screen: what the address says at once, the server's facts as soon as they are here. (INV-050…053, D-29) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { day } = useFormat()
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
  const isSettled = order.data?.status === 'DONE'
  return (
    <ReceiptPage
      standing={told}
      shown={shown}
      facts={
        isAsking
          ? {}
          : {
              purpose: order.data && t('receipt.purchase', { fund: own(order.data.fund_name) }),
              order: orderId === null ? undefined : String(orderId),
              ...payerFacts(payment),
            }
      }
      brings={['purpose', 'payer', 'gateway', 'order']}
      settledNotice={
        settlesOn && (
          <Alert tone="i" icon={isSettled ? Check : Clock}>
            {t(isSettled ? 'receipt.settled' : 'receipt.settles', { day: day(settlesOn, { weekday: true }) })}
          </Alert>
        )
      }
      {...useReceiptActions(standing, shown.status, order.data)}
      onRetry={refetch}
    />
  )
}
