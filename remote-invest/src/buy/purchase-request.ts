import type { MoneyRequest } from '../money/money-request'

/** Builds the request of a purchase; the gateway sends the payer back to this origin's receipt. (INV-031) */
export function toPurchaseRequest({
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
