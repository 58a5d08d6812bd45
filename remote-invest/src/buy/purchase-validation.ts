import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'
import { minimumAmount } from '@sarv/shared/rules/constants'

/** The minimum purchase in rial: the company's or the fund's, whichever is larger. (INV-028, VAL-07) */
export function minimumPurchase(fundMinimum: number): number {
  return Math.max(minimumAmount, fundMinimum)
}

/** Validation errors of the purchase form. */
export type PurchaseError = 'empty' | 'too-small' | 'too-large' | 'terms'

/** Validates the purchase form; returns the first error, undefined when it may be confirmed. */
export function validatePurchase(
  amount: number | undefined,
  { minimum, maximum }: { minimum: number; maximum: number },
  accepted: boolean,
): PurchaseError | undefined {
  if (amount === undefined) return 'empty'
  if (amount < minimum) return 'too-small'
  if (exceedsGateway(amount, maximum)) return 'too-large'
  return accepted ? undefined : 'terms'
}
