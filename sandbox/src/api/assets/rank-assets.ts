import type { Held } from '../../ledger/position'
import { calculateShares } from '../../market/arithmetic'

/** What a person holds with its share of everything, in percent; the greatest first. All shares add to exactly 100. */
export function rankAssets(held: readonly Held[]): (Held & { readonly share: number })[] {
  const sorted = held.toSorted((a, b) => b.value - a.value)
  const shares = calculateShares(sorted.map((one) => one.value))
  return sorted.map((one, index) => ({ ...one, share: shares[index] ?? 0 }))
}
