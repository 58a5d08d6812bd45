import { useState } from 'react'
import type { ChartRange } from './chart-window'

/** Hook of a chart's selected range, and of the last one that the history of a year serves. */
export function useChartRange() {
  const [range, setRange] = useState<ChartRange>('1y')
  const [lastInYear, setLastInYear] = useState<ChartRange>('1y')
  const selectRange = (next: ChartRange) => {
    setRange(next)
    if (next !== '1m' && next !== 'all') setLastInYear(next)
  }
  return { range, lastInYear, selectRange }
}
