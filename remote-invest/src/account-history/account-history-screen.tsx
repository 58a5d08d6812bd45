import { isNotFound } from '@sarv/shared/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { List } from '@sarv/shared/ui/list-row'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import { RangeLine } from '@sarv/shared/ui/range-line'
import { FundFilter } from '../paper-filter/fund-filter'
import { NothingHere } from '../paper-filter/nothing-here'
import { paperFilter } from '../paper-filter/paper-filter'
import { accountHistoryQuery } from './account-history-queries'
import { ChangeRow } from './change-row'

/** How many units came and went, and how many there were then, fund by fund. (INV-063) */
export function AccountHistoryScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const filter = paperFilter(query, today())
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
        none={<NothingHere filter={filter} title={t('accountHistory.none')} text={t('accountHistory.noneText')} />}
      >
        {(all) => (
          <List label={t('accountHistory.list')}>
            {all.map((change) => (
              <ChangeRow key={change.id} change={change} visible={visible} />
            ))}
          </List>
        )}
      </PagedRows>
    </Page>
  )
}
