import { dayNumber, indexBase, valueRange } from './price-series'

/** How a line looks; a shape at its end tells it from others without its colour. */
export interface LineLook {
  readonly colour: `--${string}`
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'bar' | 'ring'
  /** Lengths of dash and gap, px, of what others are measured against. */
  readonly dash?: readonly [dash: number, gap: number]
}

/** A line of an index chart: of each day its index, 100 on the first. */
export interface IndexLine {
  readonly id: string
  readonly name: string
  readonly look: LineLook
  readonly values: readonly number[]
}

/** Where lines stand: days from the left, indexes from the top, in shares of the chart (0…1). */
export interface IndexFrame {
  readonly across: readonly number[]
  /** @example down(100) // 0.8 */
  readonly down: (value: number) => number
  /** Changes since the first day, in percent, at which the chart has a line; 0 among them. */
  readonly ticks: readonly number[]
}

/** Frames lines that begin at 100. @param days ISO days, ascending */
export function frameLines(days: readonly string[], lines: readonly Pick<IndexLine, 'values'>[]): IndexFrame {
  const numbers = days.map(dayNumber)
  const first = numbers[0] ?? 0
  const length = (numbers.at(-1) ?? first) - first || 1
  const { low, high } = valueRange([indexBase, ...lines.flatMap(({ values }) => values)])
  return {
    across: numbers.map((day) => (day - first) / length),
    down: (value) => (high - value) / (high - low),
    ticks: ticksBetween(low - indexBase, high - indexBase),
  }
}

/** Steps that people count in. */
const steps = [1, 2, 5]

/**
 * Round changes between two, four at most.
 * @example ticksBetween(-3, 41) // [0, 20, 40]
 */
export function ticksBetween(low: number, high: number): number[] {
  for (let power = -2; ; power++)
    for (const digit of steps) {
      const step = digit * 10 ** power
      const from = Math.ceil(low / step)
      const count = Math.floor(high / step) - from + 1
      // Rounded: 3 × 0.1 is not 0.3.
      if (count <= 4) return Array.from({ length: count }, (_, at) => Math.round((from + at) * step * 100) / 100)
    }
}
