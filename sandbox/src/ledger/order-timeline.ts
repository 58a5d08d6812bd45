import type { OrderStep } from '@sarv/shared/contract/fund-orders'

/** A step that an order has taken. */
export interface PastStep {
  readonly status: string
  readonly at: Date
}

const statusTitles: Readonly<Record<string, string>> = {
  WAITING: 'ثبت سفارش',
  PENDING: 'در انتظار تسویه',
  DONE: 'انجام شد',
  CANCELED: 'لغو شد',
  FAILED: 'پرداخت ناموفق بود',
  REJECTED: 'رد شد و مبلغ برمی‌گردد',
  EXECUTION_TIME_OUT: 'مهلت پرداخت تمام شد',
}
/** The steps of an order that goes well; a sale begins with the second. */
const plannedSteps = ['WAITING', 'PENDING', 'DONE']
const openStatuses = ['WAITING', 'PENDING']

export const isOpen = (status: string) => openStatuses.includes(status)

/** What happened, and for an open order what is still to come. */
export function buildTimeline(status: string, past: readonly PastStep[]): OrderStep[] {
  const rest = isOpen(status) ? plannedSteps.slice(plannedSteps.indexOf(status) + 1) : []
  return [
    ...past.map((step) => ({ status: step.status, title: statusTitle(step.status), at: step.at.toISOString() })),
    ...rest.map((next) => ({ status: next, title: statusTitle(next), at: null })),
  ]
}

const statusTitle = (status: string) => statusTitles[status] ?? status
