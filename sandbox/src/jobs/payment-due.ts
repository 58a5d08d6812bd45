import { type Inquiry, isDecision } from '../gateway/gateway'
import { later } from '../time/clock'
import { paymentTimeout, slipTimeout } from '../time/timings'

/** A payment that waits for its gateway. */
export interface WaitingPayment {
  readonly created_at: Date
  readonly gateway_closed_at: Date | null
  /** It may be paid by a bank slip too, when the time at the gateway is over. */
  readonly takes_slip: boolean
}

/**
 * When something fell due for a waiting payment: the gateway decided, its time is over, or that for a slip; undefined
 * while nothing is.
 */
export function paymentDueAt(payment: WaitingPayment, inquiry: Inquiry | undefined, now: Date): Date | undefined {
  if (isDecision(inquiry)) return inquiry.decidedAt
  const { created_at, gateway_closed_at, takes_slip } = payment
  const timeout = gateway_closed_at !== null && takes_slip ? slipTimeout : paymentTimeout
  const end = later(created_at, timeout)
  return end <= now ? end : undefined
}
