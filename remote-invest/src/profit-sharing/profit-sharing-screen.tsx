import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { List } from '@sarv/shared/ui/data/list-row'
import { MonthGroups, monthTotals } from '@sarv/shared/ui/data/month-groups'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { EmptyStatement } from '../statement-filter/empty-statement'
import { FundFilter } from '../statement-filter/fund-filter'
import { parseStatementFilter } from '../statement-filter/statement-filter'
import { profitSharesQuery } from './profit-sharing-queries'
import { ShareRow } from './share-row'

/** Profit sharing screen: payouts of the last 24 months under their months, by fund and date range. (INV-064) */
export function ProfitSharingScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const filter = parseStatementFilter(query, today())
  const { visible = false, toggle } = useBalanceVisibility()
  const shares = useInfiniteQuery(profitSharesQuery(filter))
  if (isNotFound(shares.error) && !shares.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={filter.ds_code} />
      <RangeLine />
      <PagedRows
        query={shares}
        keyOf={({ id }) => id}
        none={<EmptyStatement filter={filter} title={t('profitSharing.none')} text={t('profitSharing.noneText')} />}
      >
        {(all) => (
          <>
            <AmountsLine visible={visible} onToggle={toggle}>
              {t('unitOnce')}
            </AmountsLine>
            <MonthGroups
              items={all}
              dateOf={({ date }) => date}
              totals={monthTotals(shares.data?.pages)}
              paidIn={t('profitSharing.profit')}
            >
              {(ofMonth, month) => (
                <List label={`${t('profitSharing.list')} ${month}`}>
                  {ofMonth.map((share) => (
                    <ShareRow key={share.id} share={share} visible={visible} />
                  ))}
                </List>
              )}
            </MonthGroups>
          </>
        )}
      </PagedRows>
    </Page>
  )
}
