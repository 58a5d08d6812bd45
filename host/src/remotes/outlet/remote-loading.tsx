import { useTranslation } from 'react-i18next'
import styles from './remote-loading.module.css'

/** The loading state of a page: a text for screen readers, a quiet pulse for the eye (PLT-067). */
export function RemoteLoading() {
  const { t } = useTranslation('host')
  return (
    <div className={styles.loading} role="status">
      <span className={styles.text}>{t('loading')}</span>
    </div>
  )
}
