import type { OrderStep } from '@sarv/shared/contract/fund-orders'
import type { Localizable, LocalText } from '../local-text/local-text'

/** A step that an order has taken. */
export interface PastStep {
  readonly status: string
  readonly at: Date
}

const statusTitles: Readonly<Record<string, LocalText>> = {
  WAITING: { fa: 'ثبت سفارش', en: 'Order placed' },
  PENDING: { fa: 'در انتظار تسویه', en: 'Waiting for settlement' },
  DONE: { fa: 'انجام شد', en: 'Completed' },
  CANCELED: { fa: 'لغو شد', en: 'Cancelled' },
  FAILED: { fa: 'پرداخت ناموفق بود', en: 'The payment failed' },
  REJECTED: { fa: 'رد شد و مبلغ برمی‌گردد', en: 'Rejected; your money is on its way back' },
  EXECUTION_TIME_OUT: { fa: 'مهلت پرداخت تمام شد', en: 'Time to pay ran out' },
}
/** The steps of an order that goes well; a sale begins with the second. */
const plannedSteps = ['WAITING', 'PENDING', 'DONE']
const openStatuses = ['WAITING', 'PENDING']

export const isOpen = (status: string) => openStatuses.includes(status)

/** What happened, and for an open order what is still to come. */
export function buildTimeline(status: string, past: readonly PastStep[]): Localizable<OrderStep>[] {
  const rest = isOpen(status) ? plannedSteps.slice(plannedSteps.indexOf(status) + 1) : []
  return [
    ...past.map((step) => ({ status: step.status, title: statusTitle(step.status), at: step.at.toISOString() })),
    ...rest.map((next) => ({ status: next, title: statusTitle(next), at: null })),
  ]
}

const statusTitle = (status: string) => statusTitles[status] ?? status
