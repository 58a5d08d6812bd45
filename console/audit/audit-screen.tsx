import { useTranslation } from '@sarv/shared/platform'
import styles from './audit.module.css'
import { AuditList } from './audit-list'

/** What happened to the catalogue, for all remotes. */
export function AuditScreen() {
  const { t } = useTranslation('console')
  return (
    <>
      <h1 className={styles.title}>{t('audit.title')}</h1>
      <AuditList />
    </>
  )
}
