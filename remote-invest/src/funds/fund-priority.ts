import type { Fund } from '@sarv/shared/contract/funds'
import { compareNames } from '@sarv/shared/text/collate'

/** Comparator: the server's priority, equal ones by name. */
export function byPriority(one: Fund, other: Fund): number {
  return one.priority - other.priority || compareNames(one.fund_name, other.fund_name)
}

/** The funds of smallest priority, so many at most. (INV-004) */
export function topFunds(funds: readonly Fund[], count: number): Fund[] {
  return [...funds].sort(byPriority).slice(0, count)
}
