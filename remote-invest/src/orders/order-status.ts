import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import type { StageState } from '@sarv/shared/ui/stage-list'

const openStatuses = ['WAITING', 'PENDING']
const badEnds = ['FAILED', 'REJECTED', 'CANCELED', 'EXECUTION_TIME_OUT']

/** Whether the cancel button is offered. (INV-057) */
export function canCancel({ status, is_cancellable }: Pick<Order, 'status' | 'is_cancellable'>): boolean {
  return is_cancellable && openStatuses.includes(status)
}

/** Whether the refund of 48 hours is due: a purchase that was cancelled, unless it is known never to have been paid. (INV-058) */
export function isRefunded({ side, status, timeline }: Pick<Order, 'side' | 'status' | 'timeline'>): boolean {
  const neverPaid = timeline.length > 0 && timeline.every((step) => step.status !== 'PENDING')
  return side === 'BUY' && status === 'CANCELED' && !neverPaid
}

/** How each step of an order's life stands; the first that is to come is the one that is being waited for. */
export function stepStates(steps: readonly Pick<OrderStep, 'status' | 'at'>[]): StageState[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ status, at }, place) => {
    if (at === null) return place === next ? 'now' : 'waiting'
    return badEnds.includes(status) ? 'error' : 'done'
  })
}
