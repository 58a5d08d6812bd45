import type { Standing } from '@sarv/shared/payment/receipt-facts'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'
import { Clock } from 'lucide-react'

/** What happens next, or to the money. (D-29) */
export function ReceiptNotice({
  standing,
  status,
  settlesOn,
  onRetry,
}: {
  standing: Standing
  status: string | undefined
  settlesOn: string | null
  onRetry: () => void
}) {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  if (standing === 'unknown') {
    return (
      <Alert tone="w" live>
        {t('receipt.unknown')}
      </Alert>
    )
  }
  if (standing === 'unasked') {
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
  if (standing !== 'settled') return null
  if (status !== 'SUCCESS') return <Alert tone="w">{t('receipt.moneyBack')}</Alert>
  if (settlesOn === null) return null
  return (
    <Alert tone="i" icon={Clock}>
      {t('receipt.settles', { day: dateLong(settlesOn, { weekday: true, year: false }) })}
    </Alert>
  )
}
