/** What a purchase comes to. */
export interface PurchaseEstimate {
  /** Rial; a purchase costs no fee. */
  readonly fee: number
  /** Rial that go into the fund. */
  readonly net: number
  /** Whole units at the price that is known now. */
  readonly units: number
}

/** Estimates a purchase, all in rial; the final price is known at settlement. (U10) */
export function estimatePurchase(amount: number, price: number): PurchaseEstimate {
  const fee = 0
  const net = amount - fee
  return { fee, net, units: price > 0 ? Math.floor(net / price) : 0 }
}
