export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The value in the middle, or half way between the two there. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('No values have no median')
  return (lower + upper) / 2
}

/**
 * The smallest value that a share of all does not exceed (nearest rank).
 * @param share 0 … 1
 * @example percentile([16, 24, 40], 0.98) // 40
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Median absolute deviation: how far half of the values are from the middle at most. */
export function medianDeviation(values: readonly number[]): number {
  const middle = median(values)
  return median(values.map((value) => Math.abs(value - middle)))
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Where the median lies with 95 % confidence, by the percentiles of the medians of many samples drawn from the values
 * with replacement. The same values always give the same interval.
 */
export function medianInterval(values: readonly number[], draws = 4_000): Interval {
  const random = numbersFrom(values.length)
  const draw = () => values[Math.floor(random() * values.length)] ?? Number.NaN
  const medians = Array.from({ length: draws }, () => median(values.map(draw))).sort((one, other) => one - other)
  const at = (share: number) => medians[Math.round(share * (draws - 1))] ?? Number.NaN
  return { low: at(0.025), high: at(0.975) }
}

/** Numbers from 0 to below 1, spread evenly (mulberry32): drawn alike in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
