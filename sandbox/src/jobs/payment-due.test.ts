import { expect, test } from '@jest/globals'
import type { Inquiry } from '../gateway/gateway'
import { later } from '../time/clock'
import { paymentDueAt } from './payment-due'

const created = new Date('2026-11-21T08:00:00Z')
const after = (minutes: number) => later(created, minutes * 60_000)
const paid: Inquiry = { status: 'SUCCESS', amount: 1, psp: null, traceNumber: '1', decidedAt: after(3) }
const open: Inquiry = { status: 'OPEN' }
const closed: Inquiry = { status: 'CLOSED' }

test.each<[string, Inquiry | undefined, { closed?: boolean; slip?: boolean }, number, number | undefined]>([
  ['open within its time', open, {}, 14, undefined],
  ['open at the end of its time', open, {}, 15, 15],
  ['decided', paid, {}, 4, 3],
  ['decided, found a month later', paid, {}, 43_200, 3],
  ['unknown to the gateway', undefined, {}, 15, 15],
  ['closed, with a slip possible', closed, { closed: true, slip: true }, 60, undefined],
  ['closed, with a slip possible, after a day', closed, { closed: true, slip: true }, 1440, 1440],
  ['closed, without a slip', closed, { closed: true }, 15, 15],
  ['open beyond its time, with a slip possible', open, { slip: true }, 15, 15],
])('F48 a payment that is %s is due: %#', (_, inquiry, { closed: isClosed = false, slip = false }, now, due) => {
  const payment = { created_at: created, gateway_closed_at: isClosed ? after(1) : null, takes_slip: slip }
  expect(paymentDueAt(payment, inquiry, after(now))).toEqual(due === undefined ? undefined : after(due))
})
