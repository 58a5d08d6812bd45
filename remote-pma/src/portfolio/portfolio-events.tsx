import { useInfiniteQuery, useTranslation } from '@sarv/shared/platform'
import { List } from '@sarv/shared/ui/list-row'
import { Loaded } from '@sarv/shared/ui/loaded'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { historyQuery } from '../history/history-queries'
import { HistoryRow } from '../history/history-row'

/** How many stand here; the others are behind «همه». */
const FEW = 3

/** The newest that happened to a portfolio. (PMA-056) */
export function PortfolioEvents({ prx, visible }: { prx: string; visible: boolean }) {
  const { t } = useTranslation()
  const history = useInfiniteQuery(historyQuery(prx))
  return (
    <section>
      <SectionHeader
        title={t('portfolio.events')}
        unit={t('unit.rial')}
        to={`/user-pma/history?prx=${encodeURIComponent(prx)}`}
      />
      <Loaded query={history} skeleton={<SkeletonCard rows={3} />} title={t('portfolio.eventsFailed')}>
        {({ pages }) => (
          <List label={t('portfolio.events')}>
            {(pages[0]?.results ?? []).slice(0, FEW).map((entry) => (
              <HistoryRow key={entry.id} entry={entry} hidden={!visible} dated />
            ))}
          </List>
        )}
      </Loaded>
    </section>
  )
}
