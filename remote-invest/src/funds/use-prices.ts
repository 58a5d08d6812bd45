import { useQuery } from '@sarv/shared/platform'
import type { FailedRead } from '@sarv/shared/ui/load-failed'
import type { PricePoint } from '@sarv/shared/ui/price-series'
import { useMemo, useState } from 'react'
import { type ChartRange, pricesIn, windowOf } from './chart-window'
import { fundChartQuery } from './fund-queries'

/** The prices on a chart, and the range that the person wants to see. */
export interface ShownPrices {
  readonly prices: readonly PricePoint[]
  readonly wanted: ChartRange
  /** Why the chart still shows the range before: the prices of the wanted one have not come. */
  readonly missing: FailedRead | undefined
  /** They are on their way. */
  readonly waiting: boolean
  readonly choose: (range: ChartRange) => void
}

type Prices = FailedRead & { readonly data: ShownPrices | undefined; readonly dataUpdatedAt: number }

/**
 * The price history of a fund by ranges. A year of prices serves all of them but the whole life of the fund; until that
 * has come, and when it does not come, the range before stays. (INV-021)
 */
export function usePrices(fundId: string, enabled: boolean): Prices {
  const [wanted, setWanted] = useState<ChartRange>('1y')
  const [within, setWithin] = useState<ChartRange>('1y')
  const year = useQuery({ ...fundChartQuery(fundId, '1y'), enabled })
  const life = useQuery({ ...fundChartQuery(fundId, 'all'), enabled: enabled && wanted === 'all' })
  const isLate = wanted === 'all' && life.data === undefined
  const shown = isLate ? within : wanted
  const rows = shown === 'all' ? life.data?.items : year.data?.items
  const prices = useMemo(() => rows && pricesIn(rows), [rows])
  const window = useMemo(() => prices && windowOf(prices, shown), [prices, shown])
  const choose = (range: ChartRange) => {
    setWanted(range)
    if (range !== 'all') setWithin(range)
  }
  const missing = isLate && life.error ? life : undefined
  return { ...year, data: window && { prices: window, wanted, missing, waiting: isLate && !missing, choose } }
}
