import { findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
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
  const { standing, shown } = receipt
  const failed = shown.status !== 'SUCCESS' && standing !== 'asking' && standing !== 'waiting'
  const toReissue = () => navigate('/bank/new-card-onboarding', { replace: true })
  return (
    <ReceiptPage
      {...receipt}
      // A gateway returns to this page from a reissue alone.
      rows={
        known === undefined || known.purpose === 'REISSUE'
          ? [{ key: t('reissue.receipt.for'), value: t('reissue.title') }]
          : []
      }
      settledNotice={<Alert tone="i">{t('reissue.receipt.next')}</Alert>}
      actions={
        failed ? (
          <>
            <Button block onClick={toReissue}>
              {t('reissue.receipt.again')}
            </Button>
            <ButtonLink block variant="ghost" to="/card" replace>
              {t('toCard')}
            </ButtonLink>
          </>
        ) : (
          <Button block onClick={toReissue}>
            {t('reissue.receipt.close')}
          </Button>
        )
      }
    />
  )
}
