import { useQuery } from '@sarv/shared/platform'
import { useMemo } from 'react'
import { chartSource } from '../funds/chart-source'
import { sliceToRange } from '../funds/chart-window'
import { useChartRange } from '../funds/use-chart-range'
import { valueQuery } from './value-query'
import { sinceFirst } from './value-window'

/** Returns the history of the portfolio value in the selected range, as `usePriceHistory` does for prices. */
export function useValueHistory() {
  const { range, lastInYear, selectRange } = useChartRange()
  const year = useQuery(valueQuery('1y'))
  const own = useQuery(valueQuery(range))
  const { data, shown, error, loading } = chartSource({ year, own, range, lastInYear })
  const items = data?.items
  const days = useMemo(() => items && sinceFirst(sliceToRange(items, shown)), [items, shown])
  return { ...year, data: days && { days, range, error, loading, selectRange } }
}

export type ValueHistory = NonNullable<ReturnType<typeof useValueHistory>['data']>
