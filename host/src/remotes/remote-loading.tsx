import { useTranslation } from 'react-i18next'
import styles from './remote-loading.module.css'

/** While a remote is on its way: a text for those who listen, a quiet pulse for those who look (PLT-067). */
export function RemoteLoading() {
  const { t } = useTranslation('host')
  return (
    <div className={styles.loading} role="status">
      <span className={styles.text}>{t('loading')}</span>
    </div>
  )
}
