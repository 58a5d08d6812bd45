/** A purchase that was sent and of which no answer is known yet. */
export interface PurchaseIntent {
  readonly fund: string
  /** Rial. */
  readonly amount: number
  /** Sent as `Idempotency-Key`. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** After this long a purchase of the same amount is a new wish and not the old one again. */
const lifetime = 3_600_000

/**
 * The intent under which a purchase goes out. While the answer to an earlier try is unknown, the same fund and amount
 * keep their key, so that a retry after a lost answer, even after a reload, never buys twice. (T16, F2)
 */
export function intentFor(
  wish: Pick<PurchaseIntent, 'fund' | 'amount'>,
  open: PurchaseIntent | undefined,
  now: number,
  newKey: () => string,
): PurchaseIntent {
  const same = open?.fund === wish.fund && open.amount === wish.amount && now - open.at < lifetime
  return open && same ? open : { fund: wish.fund, amount: wish.amount, key: newKey(), at: now }
}

/** Whether a failed call leaves it open what the server did: no answer came, or one that says nothing about it. */
export function isOpen(failure: { readonly kind: string; readonly status: number }): boolean {
  return failure.kind !== 'http' || failure.status >= 500 || failure.status === 401 || failure.status === 429
}
