import type { ChartRange } from './chart-window'

interface Read {
  readonly data: unknown
  readonly error: unknown
}

/**
 * Selects the query that a chart draws from: that of its range, or while it loads, and when it fails, that of the year in
 * the range before. (INV-021)
 */
export function chartSource<Query extends Read>({
  year,
  own,
  range,
  lastInYear,
}: {
  readonly year: Query
  readonly own: Query
  readonly range: ChartRange
  readonly lastInYear: ChartRange
}) {
  const isMissing = own.data === undefined
  const error = isMissing && own.error !== null ? own : undefined
  const data: Query['data'] = (isMissing ? year : own).data
  return { data, shown: isMissing ? lastInYear : range, error, loading: isMissing && error === undefined }
}
