import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import styles from './kept-note.module.css'

/** Says that the questions are from another time, when the server could not be reached. */
export function KeptNote({ old }: { old: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {old && (
        <div className={styles.note}>
          <Alert tone="w">{t('kept')}</Alert>
        </div>
      )}
    </div>
  )
}
