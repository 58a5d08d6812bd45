import { minimumAmount } from '@sarv/shared/rules/constants'

/** The smallest purchase in rial: the house's bound or the fund's, whichever is larger. (INV-028, VAL-07) */
export function smallestPurchase(fundMinimum: number): number {
  return Math.max(minimumAmount, fundMinimum)
}

export interface PurchaseTerms {
  /** Rial; a purchase costs no fee. */
  readonly fee: number
  /** Rial that go into the fund. */
  readonly net: number
  /** Whole units at the price that is known now. */
  readonly units: number
}

/** What a purchase comes to, all in rial; the final price is known at settlement. (U10) */
export function termsOf(amount: number, price: number): PurchaseTerms {
  const fee = 0
  const net = amount - fee
  return { fee, net, units: price > 0 ? Math.floor(net / price) : 0 }
}

/** Why the form cannot go on; undefined when it can. */
export type Obstacle = 'empty' | 'too-small' | 'terms'

/** The first thing that keeps a purchase from being confirmed. */
export function obstacleTo(amount: number | undefined, minimum: number, accepted: boolean): Obstacle | undefined {
  if (amount === undefined) return 'empty'
  if (amount < minimum) return 'too-small'
  return accepted ? undefined : 'terms'
}
