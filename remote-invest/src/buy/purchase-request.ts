import type { MoneyRequest } from '../money/money-intent'

/** A purchase as the server is asked for it; the gateway sends the payer back to this page's own receipt. (INV-031) */
export function purchaseOf({
  fund,
  amount,
  forCard,
  origin,
}: {
  fund: string
  /** Rial. */
  amount: number
  forCard: boolean
  origin: string
}): MoneyRequest {
  return {
    kind: 'BUY',
    body: {
      ds_code: fund,
      amount,
      type: 'BUY',
      callback_url: `${origin}/payment/receipt`,
      ...(forCard && { bank_limit: true }),
    },
  }
}
