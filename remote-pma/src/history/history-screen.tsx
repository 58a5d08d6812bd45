import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { DayGroups } from '@sarv/shared/ui/day-groups'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { Loaded } from '@sarv/shared/ui/loaded'
import { aboveRows, MoreRows, rowsOf } from '@sarv/shared/ui/more-rows'
import { Page } from '@sarv/shared/ui/page'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
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
        <Loaded query={aboveRows(history)} skeleton={<SkeletonCard rows={6} />} whole>
          {({ pages }) => {
            const all = rowsOf(pages, ({ id }) => id)
            if (all.length === 0) {
              return (
                <EmptyState
                  title={t('history.none')}
                  text={t('history.noneText')}
                  action={<ButtonLink to="/pma">{t('seePlans')}</ButtonLink>}
                />
              )
            }
            return (
              <>
                <p className={styles.unit}>{t('unit.once')}</p>
                <DayGroups label={t('history.list')} items={all} dateOf={({ date }) => date}>
                  {(entry) => <HistoryRow key={entry.id} entry={entry} />}
                </DayGroups>
                <MoreRows query={history} />
              </>
            )
          }}
        </Loaded>
      </div>
    </Page>
  )
}
