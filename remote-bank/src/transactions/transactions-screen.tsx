import { isMissing, isNotFound } from '@sarv/platform/client/api/read-failure'
import { today as todayInTehran } from '@sarv/shared/calendar/days'
import type { FeedKind } from '@sarv/shared/contract/feed'
import { isRange, parseRange } from '@sarv/shared/date-range/parse-range'
import { withFeedFilter } from '@sarv/shared/feed/feed-filter'
import { FeedFilters } from '@sarv/shared/feed/feed-filters'
import { feedQuery } from '@sarv/shared/feed/feed-query'
import { MoneyFeed } from '@sarv/shared/feed/money-feed'
import {
  Navigate,
  useInfiniteQuery,
  useLocation,
  useNavigate,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@sarv/shared/platform'
import { dateSpan } from '@sarv/shared/rules/date-span'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { NoneFound } from '@sarv/shared/ui/feedback/none-found'
import { Page } from '@sarv/shared/ui/layout/page'
import { AccountChips } from '../card/account-chips'
import { isOpenAccount } from '../card/account-choice'
import { accountsQuery } from '../card/card-queries'
import styles from '../feed/feed.module.css'
import { PendingTransactions } from '../money/pending-transactions'
import { StatementButton } from './statement-button'
import { defaultRange, parseTransactionFilter } from './transaction-filter'

const kinds: readonly FeedKind[] = ['DEPOSIT', 'WITHDRAW', 'PROFIT', 'FEE']

/** Screen of /bank/transactions: the feed of the account, thirty days at most. More imports: it is the feed with the account's own filters. (BNK-050, BNK-051) */
export function TransactionsScreen() {
  const { t } = useTranslation()
  const { on: visible = false, turn } = useKeptFlag('visibleBankBalance')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const today = todayInTehran()
  const { account, ...filter } = parseTransactionFilter(query, today)
  const open = (useQuery(accountsQuery()).data ?? []).filter(isOpenAccount)
  // The feed without an account is that of all; of several the first is shown until another is chosen.
  const shown = account ?? (open.length > 1 ? open[0]?.id : undefined)
  const transactions = useInfiniteQuery(feedQuery('bank', { product: 'ACCOUNT', account: shown }, filter))
  const { error, isFetching } = transactions
  if (isNotFound(error) && !isMissing(error) && !isFetching) return <Navigate to="/not-found" replace />
  const asked = parseRange(query, today)
  const tooLong = isRange(asked) ? dateSpan(asked.from, asked.to, today) : undefined
  const filtered = isRange(asked) || filter.kind !== undefined || filter.search !== ''
  return (
    <Page>
      <div className={styles.feed}>
        <PendingTransactions />
        <AccountChips
          accounts={open}
          chosen={shown}
          onChoose={(id) => navigate(`${pathname}${withFeedFilter(query, 'account', String(id))}`, { replace: true })}
        />
        <FeedFilters kinds={kinds} filter={filter} />
        <RangeLine capped defaultRange={defaultRange(today)} />
        {tooLong && (
          <Alert tone="w">
            {t(tooLong)}. {t('transactions.usualShown')}
          </Alert>
        )}
        <MoneyFeed
          query={transactions}
          shown={visible}
          onToggle={turn}
          tools={<StatementButton account={shown} filter={filter} />}
          none={
            <NoneFound
              filtered={filtered}
              here={{ title: t('transactions.noneHere'), all: t('transactions.clear') }}
              start={{ title: t('transactions.none'), text: t('transactions.noneText') }}
            />
          }
        />
      </div>
    </Page>
  )
}
