import { useTranslation } from '@sarv/shared/platform'
import { Mark } from '@sarv/shared/ui/mark'
import styles from './waiting.module.css'

/** The one screen of every page until it is known who is there (PLT-067). */
export function SessionLoading() {
  const { t } = useTranslation('host')
  return (
    <main className={styles.waiting} data-quiet role="status">
      <span className={styles.logo}>
        <Mark size={72} />
      </span>
      <p className={styles.text}>{t('loading')}</p>
    </main>
  )
}
