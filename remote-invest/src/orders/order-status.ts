import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import type { StageState } from '@sarv/shared/ui/data/stage-list'

const openStatuses = ['WAITING', 'PENDING']
const failedStatuses = ['FAILED', 'REJECTED', 'CANCELED', 'EXECUTION_TIME_OUT']

/** Whether an order can be cancelled. (INV-057) */
export function canCancel({ status, is_cancellable }: Pick<Order, 'status' | 'is_cancellable'>): boolean {
  return is_cancellable && openStatuses.includes(status)
}

/** Whether the refund within 48 hours is due: for a cancelled purchase, unless its timeline shows that it was never paid. (INV-058) */
export function isRefunded({ side, status, timeline }: Pick<Order, 'side' | 'status' | 'timeline'>): boolean {
  const neverPaid = timeline.length > 0 && timeline.every((step) => step.status !== 'PENDING')
  return side === 'BUY' && status === 'CANCELED' && !neverPaid
}

/** Maps the timeline of an order to step states; the first step to come is the current one. */
export function toStepStates(steps: readonly Pick<OrderStep, 'status' | 'at'>[]): StageState[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ status, at }, index) => {
    if (at === null) return index === next ? 'now' : 'waiting'
    return failedStatuses.includes(status) ? 'error' : 'done'
  })
}
