import { findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
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
  return (
    <ReceiptPage
      {...receipt}
      rows={known?.purpose === 'REISSUE' ? [{ key: t('reissue.receipt.for'), value: t('reissue.title') }] : []}
      settledNotice={<Alert tone="i">{t('reissue.receipt.next')}</Alert>}
      actions={
        <Button block onClick={() => navigate('/bank/new-card-onboarding', { replace: true })}>
          {t('reissue.receipt.close')}
        </Button>
      }
    />
  )
}
