import { useTranslation } from '@sarv/shared/platform'
import { useId, useState } from 'react'
import type { UnderWay } from '../contract/under-way'
import { Button } from '../ui/actions/button'
import { List } from '../ui/data/list-row'
import { LoadFailed } from '../ui/feedback/load-failed'
import type { FailedRead } from '../ui/layout/page-failures'
import { SectionHeader } from '../ui/layout/section-header'
import styles from './under-way-card.module.css'
import { UnderWayRow } from './under-way-row'

/** Rows that are shown before the person asks for more. */
export const underWayFirstRows = 4

/**
 * Card of what is under way: what the person has begun and can go on with, and money that has not arrived. It renders
 * nothing where there is nothing, and names what could not be read. (D-118)
 * @example <UnderWayCard query={useQuery(underWayQuery())} only={['PORTFOLIO', 'INCREASE']} />
 */
export function UnderWayCard({
  query,
  only,
}: {
  query: FailedRead & {
    readonly data: { readonly items: readonly UnderWay[]; readonly missing: readonly string[] } | undefined
  }
  only?: readonly UnderWay['kind'][]
}) {
  const { t } = useTranslation('ui')
  const [showsAll, setShowsAll] = useState(false)
  const id = useId()
  if (query.data === undefined) {
    return query.error === null ? null : <LoadFailed query={query} title={t('underWay.failed')} />
  }
  const items = query.data.items.filter(({ kind }) => only === undefined || only.includes(kind))
  const isPart = query.data.missing.length > 0
  if (items.length === 0 && !isPart) return null
  const shown = showsAll ? items : items.slice(0, underWayFirstRows)
  return (
    <section aria-labelledby={id}>
      <SectionHeader first id={id} title={t('underWay.title')} unit={t('underWay.unit')} />
      {items.length > 0 && (
        <List label={t('underWay.title')}>
          {shown.map((item) => (
            <UnderWayRow key={`${item.kind} ${item.id}`} item={item} onOver={query.refetch} />
          ))}
        </List>
      )}
      {shown.length < items.length && (
        <div>
          <Button variant="ghost" size="s" onClick={() => setShowsAll(true)}>
            {t('underWay.more')}
          </Button>
        </div>
      )}
      {isPart && (
        <p className={styles.missing} role="status">
          {t('underWay.missing')}{' '}
          <Button variant="ghost" size="s" loading={query.isFetching} onClick={() => query.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </section>
  )
}
