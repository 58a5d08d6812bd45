import { isSlip, type PaymentMethod } from './payment-method'

/**
 * Predicate: whether an amount is more than a card gateway takes in one payment; false while either is unknown. (D-127,
 * D-138)
 * @example exceedsGateway(2_000_000_001, 2_000_000_000) // true
 */
export function exceedsGateway(amount: number | undefined, limit: number | undefined): boolean {
  return amount !== undefined && limit !== undefined && amount > limit
}

/** Filter: the ways that can take an amount in one payment; above the gateways' limit the bank slips alone. (D-138) */
export function waysFor<Way extends PaymentMethod>(
  ways: readonly Way[],
  amount: number,
  limit: number | undefined,
): readonly Way[] {
  return exceedsGateway(amount, limit) ? ways.filter(isSlip) : ways
}
