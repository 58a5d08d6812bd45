import { sharesOf } from '../ledger/arithmetic'
import type { Held } from '../ledger/wealth'

/** What a person holds with its share of everything, in percent; the greatest first. All shares add to exactly 100. */
export function ratedAssets(held: readonly Held[]): (Held & { readonly share: number })[] {
  const sorted = held.toSorted((a, b) => b.value - a.value)
  const shares = sharesOf(sorted.map((one) => one.value))
  return sorted.map((one, place) => ({ ...one, share: shares[place] ?? 0 }))
}
