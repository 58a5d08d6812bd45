import type { FundComparison } from '@sarv/shared/contract/fund-comparison'
import { keepPreviousData, useQuery } from '@sarv/shared/platform'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'
import { useMemo } from 'react'
import { chartSource } from '../chart-source'
import type { ChartRange } from '../chart-window'
import { useChartRange } from '../use-chart-range'
import { comparisonQuery } from './compare-queries'
import { type Comparison, compareSeries } from './comparison'

/** State of a comparison: what is drawn, and the selected range. */
export interface ComparisonState {
  readonly answer: FundComparison
  /** Undefined where there are too few prices. */
  readonly shown: Comparison | undefined
  readonly range: ChartRange
  /** Set when the selected range failed to load and the range before is still shown. */
  readonly error: FailedRead | undefined
  /** The selected funds or range are loading. */
  readonly loading: boolean
  readonly selectRange: (range: ChartRange) => void
}

type Read = FailedRead & { readonly data: ComparisonState | undefined; readonly dataUpdatedAt: number }

/** Returns the comparison of funds in the selected range; until it has loaded, that before stays. (INV-082) */
export function useComparison(codes: readonly string[]): Read {
  const { range, lastInYear, selectRange } = useChartRange()
  const year = useQuery({ ...comparisonQuery(codes, '1y'), placeholderData: keepPreviousData })
  const own = useQuery(comparisonQuery(codes, range))
  const { data: answer, shown, error, loading } = chartSource({ year, own, range, lastInYear })
  const comparison = useMemo(() => answer && compareSeries(answer, shown), [answer, shown])
  return { ...year, data: answer && { answer, shown: comparison, range, error, loading, selectRange } }
}
