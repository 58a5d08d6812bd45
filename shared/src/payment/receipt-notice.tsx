import { useTranslation } from '@sarv/shared/platform'
import { Button } from '../ui/actions/button'
import { Alert } from '../ui/feedback/alert'
import { type ReceiptStatus, receiptNoticeFor, type ShownFacts } from './receipt-facts'

/** How sure the result is, or what happens to the money; nothing where there is nothing to say. (D-29) */
export function ReceiptNotice({
  standing,
  shown,
  onRetry,
}: {
  standing: ReceiptStatus
  shown: Pick<ShownFacts, 'status' | 'trace'>
  onRetry: () => void
}) {
  const { t } = useTranslation('ui')
  switch (receiptNoticeFor(standing, shown)) {
    case undefined:
      return null
    case 'money-back':
      return <Alert tone="w">{t('receipt.moneyBack')}</Alert>
    case 'not-charged':
      return <Alert tone="i">{t('receipt.notCharged')}</Alert>
    case 'unknown':
      return (
        <Alert tone="w" live>
          {t('receipt.unknown')}
        </Alert>
      )
    case 'unasked':
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
}
