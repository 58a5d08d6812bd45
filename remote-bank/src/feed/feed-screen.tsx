import { today } from '@sarv/shared/calendar/days'
import { feedKinds } from '@sarv/shared/contract/feed'
import { isRange } from '@sarv/shared/date-range/parse-range'
import { parseFeedFilter } from '@sarv/shared/feed/feed-filter'
import { FeedFilters } from '@sarv/shared/feed/feed-filters'
import { feedQuery } from '@sarv/shared/feed/feed-query'
import { FeedSave } from '@sarv/shared/feed/feed-save'
import { MoneyFeed } from '@sarv/shared/feed/money-feed'
import { useFeedTexts } from '@sarv/shared/feed/use-feed-texts'
import { useInfiniteQuery, useSearchParams } from '@sarv/shared/platform'
import { RangeLine } from '@sarv/shared/ui/dates/range-line'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from './feed.module.css'
import { NoMovements } from './no-movements'
import { useFeedAmounts } from './use-feed-amounts'

const everything = {}

/** Screen of /transactions: what a person paid and received in all products. (INV-088…090) */
export function FeedScreen() {
  useFeedTexts()
  const [query] = useSearchParams()
  const filter = parseFeedFilter(query, today())
  const { shown, toggle } = useFeedAmounts()
  return (
    <Page>
      <div className={styles.feed}>
        <FeedFilters kinds={feedKinds} filter={filter} />
        <RangeLine />
        <MoneyFeed
          query={useInfiniteQuery(feedQuery('bank', everything, filter))}
          shown={shown}
          onToggle={toggle}
          tools={<FeedSave scope={everything} filter={filter} />}
          none={<NoMovements filtered={isRange(filter) || filter.kind !== undefined || filter.search !== ''} />}
        />
      </div>
    </Page>
  )
}
