import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { DayGroups } from '@sarv/shared/ui/data/day-groups'
import { MonthGroups, monthTotals } from '@sarv/shared/ui/data/month-groups'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import styles from '../portfolio-filter/feed.module.css'
import { NoRows } from '../portfolio-filter/no-rows'
import { PortfolioFilter } from '../portfolio-filter/portfolio-filter'
import { portfolioParam } from '../portfolio-filter/portfolio-param'
import { transactionState, transactionType } from './transaction-filter'
import { TransactionFilters } from './transaction-filters'
import { transactionsQuery } from './transaction-queries'
import { TransactionRow } from './transaction-row'

/** Screen of /pma-transactions: payments for the person's portfolios, filtered by portfolio, kind and status. (PMA-058) */
export function TransactionsScreen() {
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const [query] = useSearchParams()
  const [prx, status, type] = [portfolioParam(query), transactionState(query), transactionType(query)]
  const transactions = useInfiniteQuery(transactionsQuery({ prx, status, type }))
  if (isNotFound(transactions.error) && !transactions.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioFilter />
        <TransactionFilters />
        <PagedRows
          query={transactions}
          keyOf={({ id }) => id}
          none={<NoRows of="transactions" filtered={[prx, status, type].some((one) => one !== undefined)} />}
        >
          {(all) => (
            <>
              <AmountsLine visible={visible} onToggle={toggle}>
                {t('unit.once')}
              </AmountsLine>
              <MonthGroups
                items={all}
                dateOf={({ date }) => date}
                totals={monthTotals(transactions.data?.pages)}
                paidIn={t('transactions.paidIn')}
              >
                {(ofMonth) => (
                  <DayGroups label={t('transactions.list')} items={ofMonth} dateOf={({ date }) => date} inMonth>
                    {(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
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
