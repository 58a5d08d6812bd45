import type { OrderStep } from '@sarv/shared/contract/fund-orders'
import type { Localizable, LocalText } from '../local-text/local-text'

/** A status that an order has come to. */
export interface PastStatus {
  readonly status: string
  readonly at: Date
}

/** What of an order its tracker is told from, beside its past. */
export interface TrackedOrder {
  readonly side: string
  readonly status: string
  /** The end of the time to pay, of a purchase with a payment. */
  readonly payUntil: Date | null
  /** The day of settlement that was promised. */
  readonly settlesOn: string | null
  /** When the money of a paid purchase leaves for its way back, and when it left. */
  readonly refundDueAt: Date | null
  readonly refundedAt: Date | null
}

/** Steps of an order that goes well, and by which status they are taken: a paid purchase goes to its fund at once. */
const plans: Readonly<Record<string, readonly (readonly [step: string, status: string])[]>> = {
  BUY: [
    ['ORDERED', 'WAITING'],
    ['PAYMENT', 'PENDING'],
    ['SENT', 'PENDING'],
    ['SETTLEMENT', 'DONE'],
  ],
  SELL: [
    ['ORDERED', 'PENDING'],
    ['SENT', 'PENDING'],
    ['SETTLEMENT', 'DONE'],
  ],
}

const titles: Readonly<Record<string, LocalText>> = {
  'BUY ORDERED': { fa: 'ثبت سفارش', en: 'Order placed' },
  'SELL ORDERED': { fa: 'ثبت درخواست فروش', en: 'Sale requested' },
  PAYMENT: { fa: 'پرداخت', en: 'Payment' },
  SENT: { fa: 'ارسال به صندوق', en: 'Sent to the fund' },
  'BUY SETTLEMENT': { fa: 'تسویه و واریز واحدها', en: 'Settled, with your units' },
  'SELL SETTLEMENT': { fa: 'تسویه و واریز به حساب شما', en: 'Settled and paid into your account' },
  CANCELED: { fa: 'سفارش لغو شد', en: 'Order cancelled' },
  FAILED: { fa: 'پرداخت ناموفق بود', en: 'The payment failed' },
  REJECTED: { fa: 'صندوق سفارش را نپذیرفت', en: "The fund didn't accept the order" },
  EXECUTION_TIME_OUT: { fa: 'مهلت پرداخت تمام شد', en: 'Time to pay ran out' },
  REFUND: { fa: 'بازگشت پول به حساب شما', en: 'Your money back in your account' },
}
const openStatuses = ['WAITING', 'PENDING']

export const isOpen = (status: string) => openStatuses.includes(status)

/** Tracker of an order: the steps that it took, and those still to come, the first of them with the day on which it is due. */
export function buildTimeline(order: TrackedOrder, past: readonly PastStatus[]): Localizable<OrderStep>[] {
  const plan = plans[order.side] ?? []
  const taken = past.flatMap(({ status, at }) => {
    const steps = plan.filter(([, by]) => by === status).map(([step]) => step)
    return (steps.length > 0 ? steps : [status]).map((step) => toStep(order, step, at, null))
  })
  const next = isOpen(order.status) ? plan.slice(taken.length).map(([step]) => step) : []
  return [
    ...taken,
    ...next.map((step, index) => toStep(order, step, null, index === 0 ? dueOf(order, step) : null)),
    ...refundOf(order, past),
  ]
}

function toStep(order: TrackedOrder, step: string, at: Date | null, due: string | null): Localizable<OrderStep> {
  const title = titles[`${order.side} ${step}`] ?? titles[step] ?? step
  return { status: step, title, at: at?.toISOString() ?? null, due }
}

function dueOf({ payUntil, settlesOn }: TrackedOrder, step: string): string | null {
  return step === 'PAYMENT' ? (payUntil?.toISOString() ?? null) : settlesOn
}

/** Of a paid purchase that came to nothing; what did not fill a whole unit is not a step of its order. */
function refundOf(order: TrackedOrder, past: readonly PastStatus[]): Localizable<OrderStep>[] {
  const { side, status, refundDueAt, refundedAt } = order
  const isPaid = past.some((one) => one.status === 'PENDING')
  if (side !== 'BUY' || isOpen(status) || status === 'DONE' || !isPaid) return []
  if (refundedAt !== null) return [toStep(order, 'REFUND', refundedAt, null)]
  return refundDueAt === null ? [] : [toStep(order, 'REFUND', null, refundDueAt.toISOString())]
}
