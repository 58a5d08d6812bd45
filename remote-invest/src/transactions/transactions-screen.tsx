import { isNotFound } from '@sarv/shared/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { isRange, rangeOf } from '@sarv/shared/calendar/range-of'
import {
  Navigate,
  useInfiniteQuery,
  useLocation,
  useParams,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@sarv/shared/platform'
import { DayGroups } from '@sarv/shared/ui/day-groups'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import { RangeLine } from '@sarv/shared/ui/range-line'
import { FilterLine } from '../filter-line/filter-line'
import { fundsQuery } from '../funds/fund-queries'
import { NoTransactions } from './no-transactions'
import { transactionsQuery } from './transaction-queries'
import { TransactionRow } from './transaction-row'
import styles from './transactions.module.css'

/** Money that went into the person's funds and came out of them, of one fund or all, of all time or some days. (INV-060) */
export function TransactionsScreen() {
  const { t } = useTranslation()
  const { id: dsCode } = useParams()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const range = rangeOf(query, today())
  const transactions = useInfiniteQuery(transactionsQuery(dsCode, range))
  const funds = useQuery({ ...fundsQuery(), enabled: dsCode !== undefined })
  const fund = funds.data?.find(({ ds_code }) => ds_code === dsCode)
  if (isNotFound(transactions.error) && !transactions.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <div className={styles.transactions}>
        {dsCode !== undefined && (
          <FilterLine wider={{ to: `/fund-transactions${search}`, label: t('transactions.all') }}>
            {t('transactions.ofFund', { fund: fund?.fund_name ?? dsCode })}
          </FilterLine>
        )}
        <RangeLine />
        <PagedRows query={transactions} keyOf={({ id }) => id} none={<NoTransactions inRange={isRange(range)} />}>
          {(all) => (
            <>
              <p className={styles.unit}>{t('unitOnce')}</p>
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
