import { type PriceSeries, valueRange } from './price-series'

/** A line in a chart: where each price stands, from the left and from the top, in shares of the chart (0…1). */
export interface PriceLine {
  /** Days, not rows, are evenly spaced: a month without prices is as wide as any other. Ascending. */
  readonly across: readonly number[]
  readonly down: readonly number[]
  /** The prices at the bottom and the top of the chart. */
  readonly low: number
  readonly high: number
}

export function toPriceLine({ points, days }: PriceSeries): PriceLine {
  const first = days[0] ?? 0
  const length = (days.at(-1) ?? first) - first || 1
  const { low, high } = valueRange(points.map(({ value }) => value))
  return {
    across: days.map((day) => (day - first) / length),
    down: points.map(({ value }) => (high - value) / (high - low)),
    low,
    high,
  }
}

/** The place of the price that is nearest to a share of the width. */
export function nearest(across: readonly number[], share: number): number {
  let [from, to] = [0, across.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((across[middle] ?? 1) < share) from = middle + 1
    else to = middle
  }
  const before = Math.max(0, from - 1)
  return share - (across[before] ?? 0) < (across[from] ?? 1) - share ? before : from
}

/**
 * Places of so many points that keep the shape of a line: the ends, and of each stretch between them the point that spans
 * the largest triangle with its neighbours (LTTB). All of them when there are no more than asked for. A screen has a
 * thousand columns; fifty thousand prices drawn one over the other cost time and show nothing more.
 * @param max at least 3 @default what a screen can tell apart
 */
export function downsample({ across, down }: Pick<PriceLine, 'across' | 'down'>, max = 1_000): number[] {
  const count = across.length
  if (count <= max) return across.map((_, index) => index)
  const chosen = [0]
  const stretch = (count - 2) / (max - 2)
  for (let bucket = 0; bucket < max - 2; bucket++) {
    const from = 1 + Math.floor(bucket * stretch)
    const to = 1 + Math.floor((bucket + 1) * stretch)
    const next = middleOf(to, Math.min(count, 1 + Math.floor((bucket + 2) * stretch)))
    const last = chosen[chosen.length - 1] ?? 0
    const [x, y] = [across[last] ?? 0, down[last] ?? 0]
    let best = from
    let largest = -1
    for (let place = from; place < to; place++) {
      const area = Math.abs((x - next.x) * ((down[place] ?? 0) - y) - (x - (across[place] ?? 0)) * (next.y - y))
      if (area > largest) [best, largest] = [place, area]
    }
    chosen.push(best)
  }
  return [...chosen, count - 1]

  function middleOf(from: number, to: number): { x: number; y: number } {
    const sum = { x: 0, y: 0 }
    for (let place = from; place < to; place++) {
      sum.x += across[place] ?? 0
      sum.y += down[place] ?? 0
    }
    return { x: sum.x / (to - from), y: sum.y / (to - from) }
  }
}
