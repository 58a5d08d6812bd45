import { findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { usePaymentReceipt } from '@sarv/shared/payment/use-payment-receipt'
import { call, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'

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
  const { standing, shown } = receipt
  const failed = shown.status !== 'SUCCESS' && standing !== 'waiting'
  return (
    <ReceiptPage
      {...receipt}
      rows={known?.purpose === 'CHARGE' ? [{ key: t('result.for'), value: t('charge.title') }] : []}
      actions={
        <>
          {failed && (
            <ButtonLink block to="/bank/increase-amount" replace>
              {t('result.again')}
            </ButtonLink>
          )}
          <ButtonLink block variant={failed ? 'ghost' : 'primary'} to="/card" replace>
            {t('toCard')}
          </ButtonLink>
        </>
      }
    />
  )
}
