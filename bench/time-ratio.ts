import { median } from './statistics'
import type { VariantName } from './variant-names'

/** Milliseconds of one round; the monolith is measured twice, to compare it with itself. */
export type Round = Readonly<Record<VariantName | 'monolithAgain', number>>

export interface TimeRatio {
  readonly name: VariantName
  /** Medians, ms. */
  readonly time: number
  readonly monolith: number
  /** Median of the rounds' ratios, variant ÷ monolith, and the smallest and largest of them. */
  readonly ratio: number
  readonly range: readonly [number, number]
  /** The same of the monolith against itself: 1 on a quiet machine. */
  readonly aaRatio: number
  /** Why the ratio decides nothing; empty when it does. */
  readonly doubts: readonly string[]
}

const minRounds = 15
/** How far the monolith may be from itself. */
const maxAaDeviation = 0.03

/** Ratios are made inside a round: what slows a round down, slows all of it. */
export function timeRatio(rounds: readonly Round[], name: VariantName): TimeRatio {
  const ratios = rounds.map((round) => round[name] / round.monolith)
  const aaRatio = median(rounds.map(({ monolith, monolithAgain }) => monolithAgain / monolith))
  return {
    name,
    time: median(rounds.map((round) => round[name])),
    monolith: median(rounds.map(({ monolith }) => monolith)),
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    aaRatio,
    doubts: [
      ...(rounds.length < minRounds ? [`${rounds.length} of ${minRounds} rounds`] : []),
      ...(Math.abs(aaRatio - 1) > maxAaDeviation + 1e-9 ? [`the monolith ÷ itself is ${aaRatio.toFixed(3)}`] : []),
    ],
  }
}
