import { findRecommendationPaymentByTrace } from '@sarv/shared/contract/recommendation-payments'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { receiptExit } from './receipt-exit'

/** Keys of the queries that a payment of a recommendation changes here; other remotes hear `payment-settled`. */
const stale = [['recommendations']] as const

/**
 * Screen of /recommendations/receipt: a fee or an initial amount as the URL states it at once, then as the server knows it.
 * (REC-025, REC-034, REC-035, D-29)
 */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { known, receipt } = usePaymentReceipt(
    'recommendations',
    (traceNo, signal) => call(findRecommendationPaymentByTrace, { params: { traceNo }, signal }),
    stale,
  )
  const isFee = known?.purpose === 'FEE'
  const code = known?.recom_tracking_code
  return (
    <ReceiptPage
      {...receipt}
      rows={known ? [{ key: t('receipt.for'), value: t(isFee ? 'receipt.fee' : 'receipt.amount') }] : []}
      settledNotice={<Alert tone="i">{t(isFee ? 'receipt.feeNext' : 'receipt.amountNext')}</Alert>}
      actions={
        <>
          <ButtonLink block replace to={receiptExit(receipt.standing, receipt.shown.status)}>
            {t('receipt.close')}
          </ButtonLink>
          {code && (
            <ButtonLink block variant="tonal" to={`/fund-orders?${new URLSearchParams({ recom_tracking_code: code })}`}>
              {t('order.fundOrders')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
