import { findRecommendationPaymentByTrace } from '@sarv/shared/contract/recommendation-payments'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { payerFacts } from '@sarv/shared/payment/receipt-rows'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'
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
      facts={{
        purpose: known && t(isFee ? 'receipt.fee' : 'receipt.amount'),
        order: code ?? undefined,
        ...payerFacts(known),
      }}
      brings={['purpose', 'payer', 'gateway']}
      settledNotice={<Alert tone="i">{t(isFee ? 'receipt.feeNext' : 'receipt.amountNext')}</Alert>}
      again={known && { label: t('ui:receipt.again'), to: `/recommendations/offers/${known.portfolio_id}` }}
      actions={[
        { label: t('receipt.close'), to: receiptExit(receipt.standing, receipt.shown.status) },
        ...(code
          ? [{ label: t('order.fundOrders'), to: `/fund-orders?${new URLSearchParams({ recom_tracking_code: code })}` }]
          : []),
      ]}
    />
  )
}
