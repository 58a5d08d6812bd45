import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import styles from './stale-notice.module.css'

/** Stale notice: the server could not be reached, and stored questions are shown. */
export function StaleNotice({ stale }: { stale: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {stale && (
        <div className={styles.note}>
          <Alert tone="w">{t('stale')}</Alert>
        </div>
      )}
    </div>
  )
}
