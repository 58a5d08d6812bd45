import { findPmaPaymentByTrace } from '@sarv/shared/contract/pma-payment'
import { usePayerRows } from '@sarv/shared/payment/payer-rows'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { ReceiptActions } from './receipt-actions'

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
  // The facts that are requested have their space until they arrive: nothing moves under the thumb.
  const expected = receipt.standing === 'asking' ? receipt.shown.status : undefined
  const purpose = known ? (
    t(known.purpose === 'INCREASE' ? 'receipt.increase' : 'receipt.start')
  ) : expected !== undefined ? (
    <Skeleton width={96} height={24} />
  ) : undefined
  const payer = usePayerRows(known, expected)
  return (
    <ReceiptPage
      {...receipt}
      rows={[
        ...(purpose === undefined ? [] : [{ key: t('receipt.for'), value: purpose }]),
        ...(known?.prx ? [{ key: t('portfolio.code'), value: <Code text={known.prx} /> }] : []),
        ...payer,
      ]}
      actions={<ReceiptActions known={known} shown={receipt.shown} />}
    />
  )
}
