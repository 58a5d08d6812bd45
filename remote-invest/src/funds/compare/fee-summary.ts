import type { FeeBand } from '@sarv/shared/contract/settings'

/** The fees of an early exit in one line. */
export interface FeeSummary {
  /** Percent of the shortest holding: no other band costs more. */
  readonly highest: number
  /** The last day on which leaving costs anything. */
  readonly lastDay: number
}

/** Sums up the fee bands of a fund; undefined where leaving never costs anything, or nothing is known. (INV-083) */
export function feeSummary(bands: readonly FeeBand[]): FeeSummary | undefined {
  const costly = bands.filter(({ percent }) => percent > 0)
  if (costly.length === 0) return undefined
  return {
    highest: Math.max(...costly.map(({ percent }) => percent)),
    lastDay: Math.max(...costly.map(({ to_day }) => to_day)),
  }
}
