/** What a purchase comes to. */
export interface PurchaseEstimate {
  /** Rial; a purchase costs no fee. */
  readonly fee: number
  /** Rial that go into the fund: the price of the units. */
  readonly net: number
  /** Rial that fill no whole unit and go back to the person. */
  readonly remainder: number
  /** Whole units at the price that is known now. */
  readonly units: number
}

/** Estimates a purchase, all in rial; the final price is known at settlement. Without a price nothing is known to be left. (U10) */
export function estimatePurchase(amount: number, price: number): PurchaseEstimate {
  const fee = 0
  const paidIn = amount - fee
  const units = price > 0 ? Math.floor(paidIn / price) : 0
  const remainder = price > 0 ? paidIn - units * price : 0
  return { fee, net: paidIn - remainder, remainder, units }
}
