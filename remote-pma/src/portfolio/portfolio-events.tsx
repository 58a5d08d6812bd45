import { useInfiniteQuery, useTranslation } from '@sarv/shared/platform'
import { List } from '@sarv/shared/ui/data/list-row'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { historyQuery } from '../history/history-queries'
import { HistoryRow } from '../history/history-row'

/** How many entries are shown here; the others are behind «همه». */
const shownEntries = 3

/** Section with the newest history entries of a portfolio. (PMA-056) */
export function PortfolioEvents({ prx }: { prx: string }) {
  const { t } = useTranslation()
  const history = useInfiniteQuery(historyQuery({ prx }))
  return (
    <section>
      <SectionHeader
        title={t('portfolio.events')}
        unit={t('unit.rial')}
        to={`/user-pma/history?prx=${encodeURIComponent(prx)}`}
      />
      <QueryBoundary query={history} skeleton={<SkeletonCard rows={3} />} title={t('portfolio.eventsFailed')}>
        {({ pages }) => (
          <List label={t('portfolio.events')}>
            {(pages[0]?.results ?? []).slice(0, shownEntries).map((entry) => (
              <HistoryRow key={entry.id} entry={entry} dated />
            ))}
          </List>
        )}
      </QueryBoundary>
    </section>
  )
}
