import { findPmaPaymentByTrace } from '@sarv/shared/contract/pma-payment'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'
import { ReceiptActions } from './receipt-actions'

/** Keys of the queries that a portfolio payment changes. */
const stale = [
  ['pma', 'onboarding'],
  ['pma', 'user-portfolios'],
  ['invest', 'assets'],
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
  const purpose = known && t(known.purpose === 'INCREASE' ? 'receipt.increase' : 'receipt.start')
  return (
    <ReceiptPage
      {...receipt}
      rows={purpose === undefined ? [] : [{ key: t('receipt.for'), value: purpose }]}
      actions={<ReceiptActions known={known} shown={receipt.shown} />}
    />
  )
}
