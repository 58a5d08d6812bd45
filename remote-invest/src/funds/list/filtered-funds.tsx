import type { Fund } from '@sarv/shared/contract/funds'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { useDeferredValue, useMemo } from 'react'
import { StarMark } from '../../watch/star-mark'
import { watchListQuery } from '../../watch/watch-queries'
import { fundTypeLabel } from '../fund-types'
import type { FundListParams } from './fund-list-params'
import { FundResults } from './fund-results'
import { buildSearchIndex, filterFunds, listFundTypes, sortFunds } from './fund-search'
import styles from './funds-screen.module.css'
import { NoWatchedFunds, WatchedTools } from './watched-funds'

// More than 15 imports: every way to find a fund meets here.

/** Values of the chips for all types and for the watched funds; no type of the server is empty or a star. */
const everyType = ''
const watchedChip = '★'

const nothing: readonly string[] = []

/**
 * Chips of types and of the star, number of matches and the matching funds. The index of thousands of funds is memoised;
 * field, chips and order answer at once, and the list is drawn after them. (F37)
 */
export function FilteredFunds({
  all,
  params: { query, type, watched, sort },
  onFilter,
  onClear,
}: {
  all: readonly Fund[]
  params: FundListParams
  onFilter: (filter: Partial<FundListParams>) => void
  onClear: () => void
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const index = useMemo(() => buildSearchIndex(all, (fundType) => fundTypeLabel(fundType, t)), [all, t])
  const shownSort = useDeferredValue(sort)
  const sorted = useMemo(() => sortFunds(index, shownSort), [index, shownSort])
  const types = useMemo(() => listFundTypes(index.map(({ fund }) => fund)), [index])
  // A URL may name a type that has no funds.
  const known = type !== undefined && types.includes(type) ? type : undefined
  const watchList = useQuery(watchListQuery())
  const starred = watchList.data?.ds_codes ?? nothing
  const stars = useMemo(() => new Set(starred), [starred])
  const shownQuery = useDeferredValue(query)
  const shownType = useDeferredValue(known)
  const only = useDeferredValue(watched ? stars : undefined)
  const found = useMemo(
    () => filterFunds(sorted, { query: shownQuery, type: shownType, only }),
    [sorted, shownQuery, shownType, only],
  )
  const results = (
    <FundResults
      funds={found}
      stars={stars}
      noFunds={all.length === 0}
      sort={sort}
      onSort={(next) => onFilter({ sort: next })}
      onClear={onClear}
    />
  )
  return (
    <>
      <ChipGroup
        scroll
        label={t('funds.type')}
        value={watched ? watchedChip : (known ?? everyType)}
        onChange={(next) =>
          onFilter({ watched: next === watchedChip, type: [everyType, watchedChip].includes(next) ? undefined : next })
        }
        options={[
          { value: everyType, label: t('funds.allTypes') },
          {
            value: watchedChip,
            label: (
              <>
                <StarMark />
                {t('investWatch:star.filter')}
              </>
            ),
          },
          ...types.map((value) => ({ value, label: fundTypeLabel(value, t) })),
        ]}
      />
      <ScreenReaderOnly live>{t('funds.count', { count: number(found.length) })}</ScreenReaderOnly>
      <div className={styles.results}>
        {watched ? (
          <QueryBoundary query={watchList} skeleton={<SkeletonCard rows={3} spark />}>
            {({ ds_codes }) =>
              ds_codes.length === 0 ? (
                <NoWatchedFunds onClear={onClear} />
              ) : (
                <>
                  <WatchedTools found={found} />
                  {results}
                </>
              )
            }
          </QueryBoundary>
        ) : (
          results
        )}
      </div>
    </>
  )
}
