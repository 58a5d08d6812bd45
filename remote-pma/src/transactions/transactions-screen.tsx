import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { DayGroups } from '@sarv/shared/ui/day-groups'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import styles from '../portfolio/feed.module.css'
import { PortfolioChoice } from '../portfolio/portfolio-choice'
import { wantedPortfolio } from '../portfolio/wanted-portfolio'
import { NoTransactions } from './no-transactions'
import { transactionState } from './transaction-filter'
import { TransactionFilters } from './transaction-filters'
import { transactionsQuery } from './transaction-queries'
import { TransactionRow } from './transaction-row'

/** /pma-transactions: payments for the person's portfolios, of one or all, of any status or one. (PMA-058) */
export function TransactionsScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [prx, status] = [wantedPortfolio(query), transactionState(query)]
  const transactions = useInfiniteQuery(transactionsQuery({ prx, status }))
  if (isNotFound(transactions.error) && !transactions.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioChoice />
        <TransactionFilters />
        <PagedRows
          query={transactions}
          keyOf={({ id }) => id}
          none={<NoTransactions narrowed={prx !== undefined || status !== undefined} />}
        >
          {(all) => (
            <>
              <p className={styles.unit}>{t('unit.once')}</p>
              <DayGroups label={t('transactions.list')} items={all} dateOf={({ date }) => date}>
                {(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
              </DayGroups>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}
