import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import type { StageState } from '@sarv/shared/ui/data/stage-list'

const openStatuses = ['WAITING', 'PENDING']
/** The fund or the bank refused the order… */
const refusedStatuses = ['FAILED', 'REJECTED']
/** …or the person gave it up, or let the time to pay run out. (D-117) */
const stoppedStatuses = ['CANCELED', 'EXECUTION_TIME_OUT']

/** Whether an order can be cancelled. (INV-057) */
export function canCancel({ status, is_cancellable }: Pick<Order, 'status' | 'is_cancellable'>): boolean {
  return is_cancellable && openStatuses.includes(status)
}

/** The step that an order stands at: the first one to come. */
export function findOpenStep({ timeline }: Pick<Order, 'timeline'>): OrderStep | undefined {
  return timeline.find(({ at }) => at === null)
}

/** Whether the money of an order is on its way back: it came, and has not left yet. (INV-058) */
export function isRefundUnderWay(order: Pick<Order, 'timeline'>): boolean {
  return findOpenStep(order)?.status === 'REFUND'
}

/** Maps the timeline of an order to step states; the first step to come is the current one. */
export function toStepStates(steps: readonly Pick<OrderStep, 'status' | 'at'>[]): StageState[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ status, at }, index) => {
    if (at === null) return index === next ? 'now' : 'waiting'
    if (stoppedStatuses.includes(status)) return 'stopped'
    return refusedStatuses.includes(status) ? 'error' : 'done'
  })
}
