import { useQuery } from '@sarv/shared/platform'
import type { PricePoint } from '@sarv/shared/ui/chart/price-series'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'
import { useMemo } from 'react'
import { chartSource } from '../chart-source'
import { type ChartRange, sliceToRange, toPricePoints } from '../chart-window'
import { fundChartQuery } from '../fund-queries'
import { useChartRange } from '../use-chart-range'

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
 * Returns the price history of a fund in the selected range. A year of prices serves all ranges but the month and the whole
 * life of the fund; until one of those has loaded, and when it fails, the range before stays. (INV-021)
 */
export function usePriceHistory(fundId: string, enabled: boolean): Prices {
  const { range, lastInYear, selectRange } = useChartRange()
  const year = useQuery({ ...fundChartQuery(fundId, '1y'), enabled })
  const own = useQuery({ ...fundChartQuery(fundId, range), enabled })
  const { data, shown, error, loading } = chartSource({ year, own, range, lastInYear })
  const rows = data?.items
  const prices = useMemo(() => rows && toPricePoints(rows), [rows])
  const window = useMemo(() => prices && sliceToRange(prices, shown), [prices, shown])
  return { ...year, data: window && { prices: window, range, error, loading, selectRange } }
}
