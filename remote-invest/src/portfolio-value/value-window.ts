import type { WorthDay } from '@sarv/shared/contract/assets'

/**
 * Counts gain and return of a part of the history from the first of its days on. Returns are chained: 10 percent and then 20
 * are 32.
 */
export function sinceFirst(days: readonly WorthDay[]): WorthDay[] {
  const [first] = days
  if (first === undefined) return []
  const grown = 1 + first.return_percentage / 100
  return days.map(({ date, value, gain, return_percentage }) => ({
    date,
    value,
    gain: gain - first.gain,
    // A worth of 0 cannot grow.
    return_percentage: grown > 0 ? Math.round(((1 + return_percentage / 100) / grown - 1) * 10_000) / 100 : 0,
  }))
}
