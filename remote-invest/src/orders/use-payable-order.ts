import type { Order } from '@sarv/shared/contract/fund-orders'
import { useSecondsLeft } from '@sarv/shared/ui/data/countdown-text'
import { findOpenStep } from './order-status'

/** Where an order is paid, and until when, as far as the server says. */
export interface PayableOrder {
  readonly to: string
  readonly until: string | undefined
}

/** Hook: the payment that an order waits for; undefined for any other order, and from the end of the time to pay on. (D-117) */
export function usePayableOrder(order: Pick<Order, 'status' | 'payment_uuid' | 'timeline'>): PayableOrder | undefined {
  const { status, payment_uuid } = order
  const until = findOpenStep(order)?.due ?? undefined
  const isWaiting = status === 'WAITING' && payment_uuid !== null
  const left = useSecondsLeft(isWaiting ? deadlineOf(until) : 0)
  if (!isWaiting || left === 0) return undefined
  return { to: `/payment?uuid=${encodeURIComponent(payment_uuid)}`, until }
}

const deadlineOf = (until: string | undefined) => (until === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(until))
