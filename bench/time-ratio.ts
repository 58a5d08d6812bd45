import type { SideName } from './sides'
import { type Interval, median, medianDeviation, medianInterval } from './statistics'

/** What was timed in one round, in ms: the monolith twice, since only what tells a thing from itself tells anything. */
export type Round = Readonly<Record<SideName | 'monolithAgain', number>>

/** The circumstances under which the rounds were timed. */
export interface Circumstances {
  /** Share of the processors that nobody used before the first round, 0 … 1. */
  readonly idle: number
}

export interface TimeRatio {
  readonly name: SideName
  /** Medians, ms: of the side, and of the monolith. */
  readonly time: number
  readonly monolith: number
  /** Median of the rounds' ratios, side ÷ monolith, with its median deviation and 95 % interval. */
  readonly ratio: number
  readonly deviation: number
  readonly interval: Interval
  /** The same of the monolith against itself: 1 where the machine is quiet. */
  readonly sameAgainstSame: number
  /** Why the ratio decides nothing; empty when it does. */
  readonly doubts: readonly string[]
}

/** So many rounds are needed before a ratio counts. */
const enoughRounds = 15
/** Between these the same thing must lie against itself. */
const trusted = { low: 0.97, high: 1.03 }
/** Below this share of unused processors somebody else is at work. */
const quiet = 0.85

/**
 * What the rounds say of a side, and whether it counts. Ratios are made inside a round: what slows a round down, slows all
 * of it.
 */
export function timeRatio(rounds: readonly Round[], name: SideName, { idle }: Circumstances): TimeRatio {
  const ratios = rounds.map((round) => round[name] / round.monolith)
  const sameAgainstSame = median(rounds.map(({ monolith, monolithAgain }) => monolithAgain / monolith))
  const doubts = [
    ...(rounds.length < enoughRounds ? [`${rounds.length} of ${enoughRounds} rounds`] : []),
    ...(sameAgainstSame < trusted.low || sameAgainstSame > trusted.high
      ? [`the monolith against itself is ${sameAgainstSame.toFixed(3)}`]
      : []),
    ...(idle < quiet ? [`${Math.round((1 - idle) * 100)} % of the machine was in use before`] : []),
  ]
  return {
    name,
    time: median(rounds.map((round) => round[name])),
    monolith: median(rounds.map(({ monolith }) => monolith)),
    ratio: median(ratios),
    deviation: medianDeviation(ratios),
    interval: medianInterval(ratios),
    sameAgainstSame,
    doubts,
  }
}
