/** Which way a number points. */
export type Trend = 'up' | 'down' | 'flat'

/** Zero, and what is not a number, points nowhere. @example trendOf(-4.18) // 'down' */
export function trendOf(value: number): Trend {
  if (value > 0) return 'up'
  return value < 0 ? 'down' : 'flat'
}
