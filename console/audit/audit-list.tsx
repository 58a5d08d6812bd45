import type { AuditFilter, AuditRow } from '@sarv/platform/delivery/console/contract'
import { useFormat, useInfiniteQuery, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { MorePages } from '@sarv/shared/ui/lists/more-pages'
import { flattenPages } from '@sarv/shared/ui/lists/paged-rows'
import { keepPreviousData } from '@tanstack/react-query'
import { AbsoluteTime } from '../absolute-time'
import { auditQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import styles from './audit.module.css'
import { ChangeSentences } from './change-sentences'

/** Audit log, newest first: who, what, why, of what a filter finds. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const query = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData })
  const isFiltered = Object.keys(filter).length > 0
  return (
    <ConsoleQueryBoundary query={query} skeleton={<SkeletonCard rows={4} tile={false} />}>
      {({ pages }) => {
        const rows = flattenPages(pages, ({ revision }) => revision)
        const broken = pages.at(-1)?.unrecorded
        return (
          <>
            {rows.length === 0 && <EmptyState title={t(isFiltered ? 'audit.noneFound' : 'audit.none')} />}
            <ol className={styles.list} aria-label={t('audit.title')}>
              {rows.map((row) => (
                <AuditEntry key={row.revision} row={row} />
              ))}
            </ol>
            {broken !== undefined && <Alert tone="w">{t('audit.broken', { revision: number(broken) })}</Alert>}
            <MorePages query={query} />
          </>
        )
      }}
    </ConsoleQueryBoundary>
  )
}

function AuditEntry({ row: { revision, at, who, verb, what, why } }: { row: AuditRow }) {
  const { t, i18n } = useTranslation('console')
  const { number } = useFormat()
  const isKnown = i18n.exists(`verb.${verb}`, { ns: 'console' })
  return (
    <li className={styles.entry}>
      <div className={styles.meta}>
        <strong>{isKnown ? t(`verb.${verb}`) : <bdi dir="ltr">{verb}</bdi>}</strong>
        <bdi>{who}</bdi>
        <AbsoluteTime iso={at} />
        <span>{t('audit.revision', { revision: number(revision) })}</span>
      </div>
      <ChangeSentences what={what} linked />
      {why !== undefined && (
        <p className={styles.why}>
          {t('audit.why')} <bdi>{why}</bdi>
        </p>
      )}
    </li>
  )
}
