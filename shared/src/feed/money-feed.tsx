import { useTranslation } from '@sarv/shared/platform'
import type { ComponentProps, ReactNode } from 'react'
import type { FeedEntry } from '../contract/feed'
import type { MonthTotal } from '../contract/wire'
import { AmountsLine } from '../ui/data/amounts-line'
import { DayGroups } from '../ui/data/day-groups'
import { MonthGroups, monthTotals } from '../ui/data/month-groups'
import { PagedRows } from '../ui/lists/paged-rows'
import styles from './feed.module.css'
import { FeedRow } from './feed-row'
import { useFeedTexts } from './use-feed-texts'
import { hasWideAmounts } from './wide-amounts'

interface FeedPage {
  readonly results: readonly FeedEntry[]
  readonly months: readonly MonthTotal[]
}

type Query = ComponentProps<typeof PagedRows<FeedEntry>>['query'] & {
  readonly data: { readonly pages: readonly FeedPage[] } | undefined
}

/**
 * A feed of money, page by page under its months with their sums and its days; of a long one the months near the viewport have
 * their rows. (INV-088, U18, F37)
 * @example <MoneyFeed query={useInfiniteQuery(feedQuery('bank', {}, filter))} shown={shown} onToggle={toggle} none={<NoRows />} />
 */
export function MoneyFeed({
  query,
  shown,
  onToggle,
  tools,
  none,
}: {
  query: Query
  /** False while the person hides amounts. */
  shown: boolean
  onToggle: () => void
  /** Buttons beside the unit and the eye. */
  tools?: ReactNode
  /** Shown in place of a feed without rows. */
  none: ReactNode
}) {
  useFeedTexts()
  const { t } = useTranslation()
  const wide = hasWideAmounts(query.data?.pages[0]?.results ?? [])
  return (
    <PagedRows query={query} keyOf={({ id }) => id} none={none}>
      {(all) => (
        <>
          <div className={styles.top}>
            <AmountsLine visible={shown} onToggle={onToggle}>
              {t('feed:unit')}
            </AmountsLine>
            {tools}
          </div>
          <MonthGroups
            items={all}
            dateOf={({ date }) => date}
            totals={monthTotals(query.data?.pages)}
            paidIn={t('feed:received')}
            paidOut={t('feed:paid')}
            hidden={!shown}
          >
            {(ofMonth) => (
              <DayGroups label={t('feed:list')} items={ofMonth} dateOf={({ date }) => date} inMonth>
                {(entry) => <FeedRow key={entry.id} entry={entry} shown={shown} wide={wide} />}
              </DayGroups>
            )}
          </MonthGroups>
        </>
      )}
    </PagedRows>
  )
}
