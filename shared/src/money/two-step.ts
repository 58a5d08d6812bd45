import { twoStepAbove } from '../rules/constants'

/** A payment that a person makes: at once, or a first part now and the rest as additional amount. Whole rial. */
export type PaymentPlan =
  | { readonly at: 'once'; readonly payment: number }
  | { readonly at: 'two-step'; readonly prepayment: number; readonly remainder: number }

/**
 * How an amount is paid: above 1,900,000,000 rial the plan's minimum comes first. (CON-17, PMA-025)
 * @example paymentPlan(2_000_000_000, 500_000_000) // { at: 'two-step', prepayment: 500_000_000, remainder: 1_500_000_000 }
 */
export function paymentPlan(amount: number, minimum: number): PaymentPlan {
  if (amount <= twoStepAbove) return { at: 'once', payment: amount }
  return { at: 'two-step', prepayment: minimum, remainder: amount - minimum }
}
