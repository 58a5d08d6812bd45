import { findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { payerFacts } from '@sarv/shared/payment/receipt-rows'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'

/** Keys of the queries that a charge changes. */
const stale = [
  ['bank', 'balance'],
  ['bank', 'transactions'],
] as const

/** Screen of /bank/card-result: a charge as the address says it, then as the server knows it. (BNK-055, BNK-077, D-29) */
export function CardResultScreen() {
  const { t } = useTranslation()
  const { known, receipt } = usePaymentReceipt(
    'bank',
    (traceNo, signal) => call(findBankPaymentByTrace, { params: { traceNo }, signal }),
    stale,
  )
  return (
    <ReceiptPage
      {...receipt}
      facts={{ purpose: known?.purpose === 'CHARGE' ? t('charge.title') : undefined, ...payerFacts(known) }}
      brings={['purpose', 'payer', 'gateway']}
      again={{ label: t('ui:receipt.again'), to: '/bank/increase-amount' }}
      actions={[{ label: t('toCard'), to: '/card' }]}
    />
  )
}
