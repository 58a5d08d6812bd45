import { findPmaPaymentByTrace } from '@sarv/shared/contract/pma-payment'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { payerFacts } from '@sarv/shared/payment/receipt-rows'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'
import { useReceiptActions } from './use-receipt-actions'

/** Keys of the queries that a portfolio payment changes here; other remotes hear `payment-settled`. */
const stale = [
  ['pma', 'onboarding'],
  ['pma', 'user-portfolios'],
] as const

/**
 * Screen of /pma/receipt: a portfolio payment as the URL states it at once, then as the server knows it. (PMA-040,
 * ERR-33, D-29)
 */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { known, receipt } = usePaymentReceipt(
    'pma',
    (traceNo, signal) => call(findPmaPaymentByTrace, { params: { traceNo }, signal }),
    stale,
  )
  return (
    <ReceiptPage
      {...receipt}
      facts={{
        purpose: known && t(known.purpose === 'INCREASE' ? 'receipt.increase' : 'receipt.start'),
        portfolio: known?.prx ?? undefined,
        ...payerFacts(known),
      }}
      brings={['purpose', 'payer', 'gateway']}
      {...useReceiptActions(known, receipt.shown)}
    />
  )
}
