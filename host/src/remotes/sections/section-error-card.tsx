import { mayPass, type RemoteError } from '@sarv/platform/client/remotes/loading/remote-error'
import { useRetry } from '@sarv/platform/client/remotes/loading/use-retry'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Card } from '@sarv/shared/ui/layout/card'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import styles from './section-error-card.module.css'

interface SectionErrorCardProps extends Pick<RemoteError, 'reason'>, Partial<Pick<RemoteError, 'file'>> {
  readonly title: Localized
  readonly onRetry: () => void
}

/** The card in place of a section that failed: a quiet line, since the person came for the page around it. */
export function SectionErrorCard({ title, reason, file, onRetry }: SectionErrorCardProps) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const retryNow = useRetry(file, onRetry)
  const retry = useEffectEvent(retryNow)
  const canRetry = mayPass(reason)
  useEffect(() => {
    if (!canRetry) return
    const online = () => retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [canRetry])
  return (
    <Card>
      <div className={styles.line}>
        <div className={styles.words} role="status">
          <p className={styles.title}>{t('unavailable.title', { name: title[language] })}</p>
          <p className={styles.reason}>{t(`unavailable.${reason}`)}</p>
        </div>
        <Button icon={RefreshCw} variant="tonal" size="s" onClick={retryNow}>
          {t('retry', { ns: 'ui' })}
        </Button>
      </div>
    </Card>
  )
}
