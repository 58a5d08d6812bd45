import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { List } from '@sarv/shared/ui/data/list-row'
import { MonthGroups } from '@sarv/shared/ui/data/month-groups'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { EmptyStatement } from '../statement-filter/empty-statement'
import { FundFilter } from '../statement-filter/fund-filter'
import { parseStatementFilter } from '../statement-filter/statement-filter'
import { accountHistoryQuery } from './account-history-queries'
import { ChangeRow } from './change-row'

/** Account history screen: changes of units by month, with the balance after each, of a fund and a date range. (INV-063) */
export function AccountHistoryScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const filter = parseStatementFilter(query, today())
  const { visible = false } = useBalanceVisibility()
  const history = useInfiniteQuery(accountHistoryQuery(filter))
  if (isNotFound(history.error) && !history.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={filter.ds_code} />
      <RangeLine />
      <PagedRows
        query={history}
        keyOf={({ id }) => id}
        none={<EmptyStatement filter={filter} title={t('accountHistory.none')} text={t('accountHistory.noneText')} />}
      >
        {(all) => (
          <MonthGroups items={all} dateOf={({ date }) => date}>
            {(ofMonth, month) => (
              <List label={`${t('accountHistory.list')} ${month}`}>
                {ofMonth.map((change) => (
                  <ChangeRow key={change.id} change={change} visible={visible} />
                ))}
              </List>
            )}
          </MonthGroups>
        )}
      </PagedRows>
    </Page>
  )
}
