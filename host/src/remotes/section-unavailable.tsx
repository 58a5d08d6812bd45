import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import type { FailureReason } from '@sarv/shared/remote/health-report'
import { Button } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import styles from './section-unavailable.module.css'

interface Failed {
  readonly title: Localized
  readonly reason: FailureReason
  readonly onRetry: () => void
}

/** What stands in the place of a section that did not open: a quiet line, since the person came for the page around it. */
export function SectionUnavailable({ title, reason, onRetry }: Failed) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const online = () => retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return (
    <Card>
      <div className={styles.line}>
        <div className={styles.words} role="status">
          <p className={styles.title}>{t('unavailable.title', { name: title[language] })}</p>
          <p className={styles.reason}>{t(`unavailable.${reason}`)}</p>
        </div>
        <Button icon={RefreshCw} variant="tonal" size="s" onClick={onRetry}>
          {t('retry', { ns: 'ui' })}
        </Button>
      </div>
    </Card>
  )
}
