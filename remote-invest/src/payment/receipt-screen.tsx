import { Receipt } from '@sarv/shared/payment/receipt'
import { useFormat, usePlatform, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/page'
import { isNotFound } from '../failure-text'
import { orderQuery } from '../orders/order-queries'
import styles from './payment.module.css'
import { paymentFactsQuery } from './payment-queries'
import { ReceiptActions } from './receipt-actions'
import { askable, factsFrom, factsInAddress, isProcessing, standingOf } from './receipt-facts'
import { ReceiptNotice } from './receipt-notice'
import { useSettledPayment } from './use-settled-payment'

/** What became of a payment: the address at once, the server's facts as soon as they are here. (INV-050…053, D-29) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const { report } = usePlatform()
  const [query] = useSearchParams()
  const said = factsInAddress(query)
  const trace = askable(said.trace)
  const answer = useQuery({ ...paymentFactsQuery(trace ?? ''), enabled: trace !== undefined })
  const notFound = isNotFound(answer.error)
  const standing = standingOf(trace, { facts: answer.data, failed: answer.isError, notFound })
  const shown = answer.data && !notFound ? factsFrom(answer.data) : said
  const orderId = answer.data?.order_id ?? null
  const order = useQuery({ ...orderQuery(String(orderId)), enabled: orderId !== null })
  useSettledPayment(standing === 'settled' ? answer.data : undefined)
  const written = shown.date === undefined ? undefined : dateLong(shown.date, { weekday: true })
  return (
    <Page width="flow">
      <div className={styles.receipt}>
        <Receipt
          status={shown.status}
          amount={shown.amount}
          date={written === '-' ? shown.date : written}
          time={shown.time}
          trace={shown.trace}
          processing={isProcessing(standing, shown.status)}
          title={standing === 'unknown' ? t('receipt.unconfirmed') : undefined}
          text={standing === 'unknown' ? t('receipt.unconfirmedText') : undefined}
          rows={
            order.data ? [{ key: t('receipt.for'), value: t('receipt.purchase', { fund: order.data.fund_name }) }] : []
          }
          notice={
            <ReceiptNotice
              standing={standing}
              status={shown.status}
              settlesOn={order.data?.settles_on ?? null}
              onRetry={() => answer.refetch().catch(report)}
            />
          }
          actions={<ReceiptActions standing={standing} status={shown.status} order={order.data} />}
        />
      </div>
    </Page>
  )
}
