import type { Platform } from '@sarv/shared/platform'

/** A payment that the server has created: its kind, and what it is for. */
export interface RequestedPayment {
  /** BUY of fund units; PMA for a portfolio, started or increased; INCREASE_AMOUNT of a bank account; RECOMMENDATION, fee or amount. */
  readonly type: 'BUY' | 'PMA' | 'INCREASE_AMOUNT' | 'RECOMMENDATION'
  /** Number of the fund or plan, the same for everyone, or the payment's uuid; never the code of a person's portfolio. (T23) */
  readonly objectId: string | number
}

/**
 * Analytics event `payment_requested`, sent once the server has created a payment and not for the retry of a known one.
 * (PLT-066)
 * @example trackPaymentRequested(platform, { type: 'PMA', objectId: plan.id })
 */
export function trackPaymentRequested({ track }: Pick<Platform, 'track'>, { type, objectId }: RequestedPayment): void {
  track('payment_requested', { Type: type, 'Object ID': String(objectId) })
}
