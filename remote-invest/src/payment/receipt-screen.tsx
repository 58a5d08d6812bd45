import { Receipt } from '@sarv/shared/payment/receipt'
import { factsInAddress, isProcessing } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPicture } from '@sarv/shared/payment/receipt-picture'
import { useReceiptViewed } from '@sarv/shared/payment/use-receipt-viewed'
import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/page'
import { orderQuery } from '../orders/order-queries'
import styles from './payment.module.css'
import { ReceiptActions } from './receipt-actions'
import { ReceiptNotice } from './receipt-notice'
import { useReceipt } from './use-receipt'
import { useSettledPayment } from './use-settled-payment'

/** What became of a payment: the address at once, the server's facts as soon as they are here. (INV-050…053, D-29) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const [query] = useSearchParams()
  const { standing, shown, payment, askAgain } = useReceipt(factsInAddress(query))
  const orderId = payment?.order_id ?? null
  const order = useQuery({ ...orderQuery(String(orderId)), enabled: orderId !== null })
  useReceiptViewed(standing, shown.status)
  useSettledPayment(standing === 'settled' ? payment : undefined, shown.trace)
  // A success that nobody confirms must not read as one.
  const forged = standing === 'unknown' && shown.status === 'SUCCESS'
  const written = shown.date === undefined ? undefined : dateLong(shown.date, { weekday: true })
  const facts = {
    status: shown.status,
    amount: shown.amount,
    date: written === '-' ? shown.date : written,
    time: shown.time,
    trace: shown.trace,
    rows: order.data ? [{ key: t('receipt.for'), value: t('receipt.purchase', { fund: order.data.fund_name }) }] : [],
  }
  return (
    <Page width="flow">
      <div className={styles.receipt}>
        <Receipt
          {...facts}
          processing={isProcessing(standing, shown.status)}
          title={forged ? t('receipt.unconfirmed') : undefined}
          text={forged ? t('receipt.unconfirmedText') : undefined}
          notice={
            <ReceiptNotice
              standing={standing}
              status={shown.status}
              settlesOn={order.data?.settles_on ?? null}
              onRetry={askAgain}
            />
          }
          actions={
            <>
              <ReceiptActions standing={standing} status={shown.status} order={order.data} />
              {/* What the server has not confirmed is not handed on as a receipt. */}
              {standing === 'settled' && <ReceiptPicture {...facts} />}
            </>
          }
        />
      </div>
    </Page>
  )
}
