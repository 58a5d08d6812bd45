import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { DayGroups } from '@sarv/shared/ui/data/day-groups'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import styles from '../portfolio-filter/feed.module.css'
import { PortfolioFilter } from '../portfolio-filter/portfolio-filter'
import { portfolioParam } from '../portfolio-filter/portfolio-param'
import { historyQuery } from './history-queries'
import { HistoryRow } from './history-row'

/** Screen of /user-pma/history: events of the person's portfolios and payments for them, newest first. (PMA-057) */
export function HistoryScreen() {
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const [query] = useSearchParams()
  const history = useInfiniteQuery(historyQuery(portfolioParam(query)))
  if (isNotFound(history.error) && !history.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioFilter />
        <PagedRows
          query={history}
          keyOf={({ id }) => id}
          none={
            <EmptyState
              title={t('history.none')}
              text={t('history.noneText')}
              action={<ButtonLink to="/pma">{t('seePlans')}</ButtonLink>}
            />
          }
        >
          {(all) => (
            <>
              <AmountsLine visible={visible} onToggle={toggle}>
                {t('unit.once')}
              </AmountsLine>
              <DayGroups label={t('history.list')} items={all} dateOf={({ date }) => date}>
                {(entry) => <HistoryRow key={entry.id} entry={entry} />}
              </DayGroups>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}
