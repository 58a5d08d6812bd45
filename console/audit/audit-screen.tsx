import { useTranslation } from '@sarv/shared/platform'
import styles from './audit.module.css'
import { AuditList } from './audit-list'

/** What happened to the catalogue, whichever remote it was about. */
export function AuditScreen() {
  const { t } = useTranslation('console')
  return (
    <>
      <h1 className={styles.title}>{t('audit.title')}</h1>
      <AuditList />
    </>
  )
}
