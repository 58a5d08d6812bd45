import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { DayGroups } from '@sarv/shared/ui/data/day-groups'
import { MonthGroups, monthTotals } from '@sarv/shared/ui/data/month-groups'
import { NoneFound } from '@sarv/shared/ui/feedback/none-found'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import styles from '../portfolio-filter/feed.module.css'
import { ParamChips } from '../portfolio-filter/param-chips'
import { PortfolioFilter } from '../portfolio-filter/portfolio-filter'
import { portfolioParam } from '../portfolio-filter/portfolio-param'
import { historyKind, historyKinds } from './history-filter'
import { historyIcon } from './history-icon'
import { historyQuery } from './history-queries'
import { HistoryRow } from './history-row'

/** Screen of /user-pma/history: events of the person's portfolios and payments for them, by Jalali month, filtered by kind. (PMA-057) */
export function HistoryScreen() {
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const [query] = useSearchParams()
  const [prx, kind] = [portfolioParam(query), historyKind(query)]
  const history = useInfiniteQuery(historyQuery({ prx, kind }))
  if (isNotFound(history.error) && !history.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioFilter />
        <ParamChips
          name="kind"
          label={t('history.byKind')}
          any={t('history.anyKind')}
          value={kind}
          options={historyKinds.map((one) => ({ value: one, label: t(historyIcon(one).name) }))}
        />
        <PagedRows
          query={history}
          keyOf={({ id }) => id}
          none={
            <NoneFound
              filtered={kind !== undefined}
              here={{ title: t('history.noneHere'), all: t('history.all') }}
              start={{ title: t('history.none'), text: t('history.noneText'), to: '/pma', label: t('seePlans') }}
            />
          }
        >
          {(all) => (
            <>
              <AmountsLine visible={visible} onToggle={toggle}>
                {t('unit.once')}
              </AmountsLine>
              <MonthGroups
                items={all}
                dateOf={({ date }) => date}
                totals={monthTotals(history.data?.pages)}
                paidIn={t(kind === undefined ? 'transactions.paidIn' : historyIcon(kind).name)}
              >
                {(ofMonth) => (
                  <DayGroups label={t('history.list')} items={ofMonth} dateOf={({ date }) => date} inMonth>
                    {(entry) => <HistoryRow key={entry.id} entry={entry} />}
                  </DayGroups>
                )}
              </MonthGroups>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}
