/** What a purchase, which costs no fee, comes to. */
export interface PurchaseEstimate {
  /** Rial that go into the fund: the price of the units. */
  readonly net: number
  /** Rial that fill no whole unit and go back to the person. */
  readonly remainder: number
  /** Whole units at the price that is known now. */
  readonly units: number
}

/** Estimates a purchase, all in rial; the final price is known at settlement. Without a price nothing is known to be left. (U10) */
export function estimatePurchase(amount: number, price: number): PurchaseEstimate {
  const units = price > 0 ? Math.floor(amount / price) : 0
  const remainder = price > 0 ? amount - units * price : 0
  return { net: amount - remainder, remainder, units }
}
