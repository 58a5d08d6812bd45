import { findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { isRefused } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { payerFacts } from '@sarv/shared/payment/receipt-rows'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'

/** Keys of the queries that the payment of a reissue changes. */
const stale = [
  ['bank', 'reissue'],
  ['bank', 'accounts'],
] as const

/** Screen of /bank/new-card-onboarding/receipt: the result of the payment of a reissue. (BNK-045, D-29) */
export function ReissueReceiptScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { known, receipt } = usePaymentReceipt(
    'bank',
    (traceNo, signal) => call(findBankPaymentByTrace, { params: { traceNo }, signal }),
    stale,
  )
  const toReissue = () => navigate('/bank/new-card-onboarding', { replace: true })
  const isFailed = isRefused(receipt.standing, receipt.shown)
  return (
    <ReceiptPage
      {...receipt}
      facts={{
        // A gateway returns to this page from a reissue alone.
        purpose: known === undefined || known.purpose === 'REISSUE' ? t('reissue.title') : undefined,
        ...payerFacts(known),
      }}
      brings={['purpose', 'payer', 'gateway']}
      settledNotice={<Alert tone="i">{t('reissue.receipt.next')}</Alert>}
      again={{ label: t('ui:receipt.again'), onPress: toReissue }}
      actions={[
        isFailed ? { label: t('toCard'), to: '/card' } : { label: t('reissue.receipt.close'), onPress: toReissue },
      ]}
    />
  )
}
