import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import type { BadgeTone } from '@sarv/shared/ui/badge'
import type { StageState } from '@sarv/shared/ui/stage-list'

/** Statuses of ST-09 by the look of their badge; each has a label at `order.status.<status>`. */
const tones: Readonly<Record<string, BadgeTone>> = {
  WAITING: 'w',
  PENDING: 'w',
  PARTIALLY_FILLED: 'w',
  REJECTED: 'r',
  FAILED: 'r',
  CANCELED: 'n',
  DONE: 'g',
  INQUIRY: 'g',
  SUCCESS: 'g',
  EXECUTION_TIME_OUT: 'r',
  completed: 'g',
}
export const orderStatuses = Object.keys(tones)

type Translate = (key: string) => string

/** The word for a status; one that nobody knows yet shows as the server wrote it. (ST-09, F32) */
export function statusLabel(status: string, t: Translate): string {
  return Object.hasOwn(tones, status) ? t(`order.status.${status}`) : status
}

/** How a status looks; what is unknown stays neutral. */
export function statusTone(status: string): BadgeTone {
  return (Object.hasOwn(tones, status) && tones[status]) || 'n'
}

const openStatuses = ['WAITING', 'PENDING']
const badEnds = ['FAILED', 'REJECTED', 'CANCELED', 'EXECUTION_TIME_OUT']

/** Whether the cancel button is offered. (INV-057) */
export function canCancel({ status, is_cancellable }: Pick<Order, 'status' | 'is_cancellable'>): boolean {
  return is_cancellable && openStatuses.includes(status)
}

/** Whether the refund of 48 hours is due: a purchase that was cancelled. (INV-058) */
export function isRefunded({ side, status }: Pick<Order, 'side' | 'status'>): boolean {
  return side === 'BUY' && status === 'CANCELED'
}

/** How each step of an order's life stands; the first that is to come is the one that is being waited for. */
export function stepStates(steps: readonly Pick<OrderStep, 'status' | 'at'>[]): StageState[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ status, at }, place) => {
    if (at === null) return place === next ? 'now' : 'waiting'
    return badEnds.includes(status) ? 'error' : 'done'
  })
}
