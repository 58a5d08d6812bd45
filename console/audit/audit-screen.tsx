import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import styles from './audit.module.css'
import { AuditFilters } from './audit-filters'
import { AuditList } from './audit-list'
import { type AuditSearch, auditSearchOf, toAuditFilter } from './audit-search'

/** What happened to the catalogue, for all remotes; the address says what is looked for. */
export function AuditScreen() {
  const { t } = useTranslation('console')
  const [params, setParams] = useSearchParams()
  const search = auditSearchOf(params)
  const show = (next: Partial<AuditSearch>) =>
    setParams(
      (before) => {
        const wanted = { ...auditSearchOf(before), ...next }
        return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
      },
      { replace: true },
    )
  return (
    <>
      <h1 className={styles.title}>{t('audit.title')}</h1>
      <AuditFilters search={search} show={show} />
      <AuditList filter={toAuditFilter(search)} />
    </>
  )
}
