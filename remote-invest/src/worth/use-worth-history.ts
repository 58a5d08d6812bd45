import { useQuery } from '@sarv/shared/platform'
import { useMemo } from 'react'
import { chartSource } from '../funds/chart-source'
import { sliceToRange } from '../funds/chart-window'
import { useChartRange } from '../funds/use-chart-range'
import { worthQuery } from './worth-query'
import { sinceFirst } from './worth-window'

/** Returns the history of the worth in the selected range, as `usePriceHistory` does for prices. */
export function useWorthHistory() {
  const { range, lastInYear, selectRange } = useChartRange()
  const year = useQuery(worthQuery('1y'))
  const own = useQuery(worthQuery(range))
  const { data, shown, error, loading } = chartSource({ year, own, range, lastInYear })
  const items = data?.items
  const days = useMemo(() => items && sinceFirst(sliceToRange(items, shown)), [items, shown])
  return { ...year, data: days && { days, range, error, loading, selectRange } }
}

export type WorthHistory = NonNullable<ReturnType<typeof useWorthHistory>['data']>
