import type { Standing } from '@sarv/shared/payment/receipt-facts'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'

/** How sure the result is, or what happens to the money. (D-29) */
export function ReceiptNotice({
  standing,
  status,
  traced,
  onRetry,
}: {
  standing: Standing
  status: string | undefined
  /** There is a trace number to ask about; a payment that failed at the gateway has none. */
  traced: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation()
  const failed = status !== undefined && status !== 'SUCCESS'
  if (failed && (standing === 'settled' || (standing === 'unknown' && !traced))) {
    return <Alert tone="w">{t('receipt.moneyBack')}</Alert>
  }
  if (standing === 'unknown') {
    return (
      <Alert tone="w" live>
        {t('receipt.unknown')}
      </Alert>
    )
  }
  if (standing !== 'unasked') return null
  return (
    <Alert
      tone="w"
      live
      action={
        <Button variant="ghost" size="s" onClick={onRetry}>
          {t('receipt.askAgain')}
        </Button>
      }
    >
      {t('receipt.unasked')}
    </Alert>
  )
}
