import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { DayGroups } from '@sarv/shared/ui/day-groups'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import styles from '../portfolio/feed.module.css'
import { PortfolioChoice } from '../portfolio/portfolio-choice'
import { wantedPortfolio } from '../portfolio/wanted-portfolio'
import { historyQuery } from './history-queries'
import { HistoryRow } from './history-row'

/** /user-pma/history: what happened to the person's portfolios and what was paid for them, the newest first. (PMA-057) */
export function HistoryScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const history = useInfiniteQuery(historyQuery(wantedPortfolio(query)))
  if (isNotFound(history.error) && !history.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioChoice />
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
              <p className={styles.unit}>{t('unit.once')}</p>
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
