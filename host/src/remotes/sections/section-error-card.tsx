import type { RemoteError } from '@sarv/platform/client/remotes/loading/remote-error'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Card } from '@sarv/shared/ui/layout/card'
import { RefreshCw } from 'lucide-react'
import { useRetryOnline } from '../outlet/use-retry-online'
import styles from './section-error-card.module.css'

interface SectionErrorCardProps extends Pick<RemoteError, 'reason'>, Partial<Pick<RemoteError, 'file'>> {
  readonly title: Localized
  readonly onRetry: () => void
}

/** The card in place of a section that failed: a quiet line, since the person came for the page around it. */
export function SectionErrorCard({ title, reason, file, onRetry }: SectionErrorCardProps) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const { retry } = useRetryOnline({ reason, file }, onRetry)
  return (
    <Card>
      <div className={styles.line}>
        <div className={styles.words} role="status">
          <p className={styles.title}>{t('unavailable.title', { name: title[language] })}</p>
          <p className={styles.reason}>{t(`unavailable.${reason}`)}</p>
        </div>
        <Button icon={RefreshCw} variant="tonal" size="s" onClick={retry}>
          {t('retry', { ns: 'ui' })}
        </Button>
      </div>
    </Card>
  )
}
