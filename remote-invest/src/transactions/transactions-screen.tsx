import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { isRange } from '@sarv/shared/date-range/parse-range'
import {
  Navigate,
  useInfiniteQuery,
  useLocation,
  useParams,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { DayGroups } from '@sarv/shared/ui/data/day-groups'
import { MonthGroups, monthTotals } from '@sarv/shared/ui/data/month-groups'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { ActiveFilterBar } from '../active-filter-bar/active-filter-bar'
import { fundsQuery } from '../funds/fund-queries'
import { NoTransactions } from './no-transactions'
import { parseTransactionFilter } from './transaction-filter'
import { transactionsQuery } from './transaction-queries'
import { TransactionRow } from './transaction-row'
import styles from './transactions.module.css'
import { TransactionsSave } from './transactions-save'
import { TypeFilter } from './type-filter'

/** Transaction list screen: money into and out of one fund or all, of all time or a date range, of both kinds or one, under their months. (INV-060, U18) */
export function TransactionsScreen() {
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const { id: dsCode } = useParams()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const filter = parseTransactionFilter(query, today())
  const transactions = useInfiniteQuery(transactionsQuery(dsCode, filter))
  const funds = useQuery({ ...fundsQuery(), enabled: dsCode !== undefined })
  const fund = funds.data?.find(({ ds_code }) => ds_code === dsCode)
  if (isNotFound(transactions.error) && !transactions.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.transactions}>
        {dsCode !== undefined && (
          <ActiveFilterBar clear={{ to: `/fund-transactions${search}`, label: t('transactions.all') }}>
            <OwnSentence text={t('transactions.ofFund', { fund: own(fund?.fund_name ?? dsCode) })} />
          </ActiveFilterBar>
        )}
        <RangeLine />
        <div className={styles.types}>
          <TypeFilter type={filter.type} />
        </div>
        <PagedRows
          query={transactions}
          keyOf={({ id }) => id}
          none={<NoTransactions inRange={isRange(filter)} ofType={filter.type !== undefined} />}
        >
          {(all) => (
            <>
              <div className={styles.top}>
                <AmountsLine visible={visible} onToggle={toggle}>
                  {t('unitOnce')}
                </AmountsLine>
                <TransactionsSave dsCode={dsCode} fundName={fund?.fund_name} filter={filter} />
              </div>
              <MonthGroups
                items={all}
                dateOf={({ date }) => date}
                totals={monthTotals(transactions.data?.pages)}
                paidIn={t('transactions.paidIn')}
                paidOut={t('transactions.paidOut')}
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
