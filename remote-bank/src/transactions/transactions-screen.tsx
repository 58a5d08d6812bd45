import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { today as todayInTehran } from '@sarv/shared/calendar/days'
import { isRange, parseRange } from '@sarv/shared/date-range/parse-range'
import {
  Navigate,
  useFormat,
  useInfiniteQuery,
  useLocation,
  useNavigate,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@sarv/shared/platform'
import { dateSpan } from '@sarv/shared/rules/date-span'
import { describeStatus } from '@sarv/shared/rules/status'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { useDebouncedText } from '@sarv/shared/ui/fields/use-debounced-text'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { isOpenAccount } from '../card/account-choice'
import { accountsQuery } from '../card/card-queries'
import { PendingTransactions } from '../money/pending-transactions'
import { MonthGroups } from './month-groups'
import { NoTransactions } from './no-transactions'
import { StatementButton } from './statement-button'
import {
  defaultRange,
  parseTransactionFilter,
  searchMaxLength,
  transactionTypes,
  withFilter,
} from './transaction-filter'
import { transactionsQuery } from './transaction-queries'
import styles from './transactions.module.css'

/** Screen of /bank/transactions: what came in and went out, by Jalali month. (BNK-050, BNK-051) */
export function TransactionsScreen() {
  const { t } = useTranslation()
  const { on: visible = false, turn } = useKeptFlag('visibleBankBalance')
  const { digits } = useFormat()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const today = todayInTehran()
  const filter = parseTransactionFilter(query, today)
  const { text, type, flush } = useDebouncedText(filter.search, (typed) =>
    setQuery((now) => withFilter(now, 'search', typed.trim()), { replace: true }),
  )
  const transactions = useInfiniteQuery(transactionsQuery(filter))
  const open = (useQuery(accountsQuery()).data ?? []).filter(isOpenAccount)
  if (isNotFound(transactions.error) && !transactions.isFetching) return <Navigate to="/not-found" replace />
  const asked = parseRange(query, today)
  const tooLong = isRange(asked) ? dateSpan(asked.from, asked.to, today) : undefined
  const filtered = isRange(asked) || filter.type !== undefined || filter.search !== ''
  const choose = (name: 'type' | 'account', value: string) =>
    navigate(`${pathname}${withFilter(query, name, value)}`, { replace: true })
  const totals = transactions.data?.pages[0]?.months ?? []
  return (
    <Page>
      <div className={styles.feed}>
        <PendingTransactions />
        {open.length > 1 && (
          <ChipGroup
            label={t('accounts')}
            scroll
            value={String(filter.account ?? open[0]?.id)}
            onChange={(id) => choose('account', id)}
            options={open.map(({ id, account_number }) => ({ value: String(id), label: digits(account_number) }))}
          />
        )}
        <ChipGroup
          label={t('transactions.byType')}
          scroll
          value={filter.type ?? ''}
          onChange={(value) => choose('type', value)}
          options={[
            { value: '', label: t('transactions.anyType') },
            ...transactionTypes.map((value) => ({ value, label: t(describeStatus('bank-entry', value).label) })),
          ]}
        />
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            flush()
          }}
        >
          <SearchInput
            label={t('transactions.search')}
            maxLength={searchMaxLength}
            value={text}
            onChange={type}
            onBlur={flush}
          />
        </form>
        <RangeLine capped defaultRange={defaultRange(today)} />
        {tooLong && (
          <Alert tone="w">
            {t(tooLong)}. {t('transactions.usualShown')}
          </Alert>
        )}
        <PagedRows query={transactions} keyOf={({ id }) => id} none={<NoTransactions filtered={filtered} />}>
          {(all) => (
            <>
              <div className={styles.top}>
                <AmountsLine visible={visible} onToggle={turn}>
                  {t('transactions.unit')}
                </AmountsLine>
                <StatementButton filter={filter} />
              </div>
              <MonthGroups transactions={all} totals={totals} />
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}
