/** Whole units for an amount, and what is too little for one more: that goes back to the person. */
export function unitsFor(amount: number, price: number): { units: number; remainder: number } {
  const units = Math.floor(amount / price)
  return { units, remainder: amount - units * price }
}

/** The fewest whole units that are worth at least the amount. */
export const unitsCovering = (amount: number, price: number) => Math.ceil(amount / price)

/**
 * Shares of a whole in percent with two decimals that add to exactly 100 (largest remainder); all 0 for an empty whole.
 * @example calculateShares([1, 1, 1]) // [33.34, 33.33, 33.33]
 */
export function calculateShares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 10_000)
  const points = exact.map(Math.floor)
  const missing = 10_000 - points.reduce((sum, point) => sum + point, 0)
  const byRest = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }))
  byRest.sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRest.slice(0, missing)) points[index] = (points[index] ?? 0) + 1
  return points.map((point) => point / 100)
}

/** Growth in percent with two decimals. */
export const growth = (from: number, to: number) => Math.round((to / from - 1) * 10_000) / 100
