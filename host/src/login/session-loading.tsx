import { useTranslation } from '@sarv/shared/platform'
import { Logo } from '@sarv/shared/ui/brand/logo'
import styles from './waiting.module.css'

/** The loading screen of every page until the session is known (PLT-067). */
export function SessionLoading() {
  const { t } = useTranslation('host')
  return (
    <main className={styles.waiting} data-quiet role="status">
      <span className={styles.logo}>
        <Logo size={72} />
      </span>
      <p className={styles.text}>{t('loading')}</p>
    </main>
  )
}
