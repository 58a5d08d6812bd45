import { useQuery } from '@sarv/shared/platform'
import type { PricePoint } from '@sarv/shared/ui/chart/price-series'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'
import { useMemo, useState } from 'react'
import { type ChartRange, sliceToRange, toPricePoints } from '../chart-window'
import { fundChartQuery } from '../fund-queries'

/** State of a price chart: the points that are drawn, and the selected range. */
export interface PriceHistoryState {
  readonly prices: readonly PricePoint[]
  readonly range: ChartRange
  /** Set when the selected range failed to load and the chart still shows the range before. */
  readonly error: FailedRead | undefined
  /** The selected range is loading. */
  readonly loading: boolean
  readonly selectRange: (range: ChartRange) => void
}

type Prices = FailedRead & { readonly data: PriceHistoryState | undefined; readonly dataUpdatedAt: number }

/**
 * Returns the price history of a fund in the selected range. A year of prices serves all ranges but the whole life of the
 * fund; until that has loaded, and when it fails, the range before stays. (INV-021)
 */
export function usePriceHistory(fundId: string, enabled: boolean): Prices {
  const [range, setRange] = useState<ChartRange>('1y')
  const [lastInYear, setLastInYear] = useState<ChartRange>('1y')
  const year = useQuery({ ...fundChartQuery(fundId, '1y'), enabled })
  const life = useQuery({ ...fundChartQuery(fundId, 'all'), enabled: enabled && range === 'all' })
  const isLifeMissing = range === 'all' && life.data === undefined
  const shown = isLifeMissing ? lastInYear : range
  const rows = shown === 'all' ? life.data?.items : year.data?.items
  const prices = useMemo(() => rows && toPricePoints(rows), [rows])
  const window = useMemo(() => prices && sliceToRange(prices, shown), [prices, shown])
  const selectRange = (next: ChartRange) => {
    setRange(next)
    if (next !== 'all') setLastInYear(next)
  }
  const error = isLifeMissing && life.error ? life : undefined
  return { ...year, data: window && { prices: window, range, error, loading: isLifeMissing && !error, selectRange } }
}
