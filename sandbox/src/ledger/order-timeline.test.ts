import { expect, test } from '@jest/globals'
import { localize } from '../local-text/localize'
import { persianText } from '../testing/persian-text'
import { buildTimeline, isOpen } from './order-timeline'

const at = new Date('2026-11-21T08:00:00Z')
const told = at.toISOString()
const payUntil = new Date('2026-11-21T08:15:00Z')
const refundDueAt = new Date('2026-11-23T08:00:00Z')
const order = { payUntil, settlesOn: '2026-11-22', refundDueAt: null, refundedAt: null }
const shown = (side: string, past: readonly string[], change: Partial<typeof order> | object = {}) =>
  buildTimeline(
    { ...order, ...change, side, status: past.at(-1) ?? '' },
    past.map((status) => ({ status, at })),
  )

test.each([
  ['WAITING', true],
  ['PENDING', true],
  ['DONE', false],
  ['CANCELED', false],
  ['FAILED', false],
])('SBX-100 an order that is %s is open: %p', (status, expected) => expect(isOpen(status)).toBe(expected))

test.each([
  ['BUY', ['WAITING'], 'ثبت سفارش ✓, پرداخت 2026-11-21T08:15:00.000Z, ارسال به صندوق, تسویه و واریز واحدها'],
  ['BUY', ['WAITING', 'PENDING'], 'ثبت سفارش ✓, پرداخت ✓, ارسال به صندوق ✓, تسویه و واریز واحدها 2026-11-22'],
  ['BUY', ['WAITING', 'PENDING', 'DONE'], 'ثبت سفارش ✓, پرداخت ✓, ارسال به صندوق ✓, تسویه و واریز واحدها ✓'],
  ['BUY', ['WAITING', 'FAILED'], 'ثبت سفارش ✓, پرداخت ناموفق بود ✓'],
  ['BUY', ['WAITING', 'CANCELED'], 'ثبت سفارش ✓, سفارش لغو شد ✓'],
  ['BUY', ['WAITING', 'EXECUTION_TIME_OUT'], 'ثبت سفارش ✓, مهلت پرداخت تمام شد ✓'],
  ['SELL', ['PENDING'], 'ثبت درخواست فروش ✓, ارسال به صندوق ✓, تسویه و واریز به حساب شما 2026-11-22'],
  ['SELL', ['PENDING', 'DONE'], 'ثبت درخواست فروش ✓, ارسال به صندوق ✓, تسویه و واریز به حساب شما ✓'],
  ['SELL', ['PENDING', 'CANCELED'], 'ثبت درخواست فروش ✓, ارسال به صندوق ✓, سفارش لغو شد ✓'],
  ['SELL', ['PENDING', 'REJECTED'], 'ثبت درخواست فروش ✓, ارسال به صندوق ✓, صندوق سفارش را نپذیرفت ✓'],
  ['SELL', ['ELSEWHERE'], 'ELSEWHERE ✓'],
])('SBX-100 D-117 the tracker of %s after %j: its steps, and when the open one is due', (side, past, expected) => {
  const steps = shown(side, past).map(
    (step) => `${localize(step.title, 'fa')}${step.at === null ? '' : ' ✓'}${step.due === null ? '' : ` ${step.due}`}`,
  )
  expect(steps.join(', ')).toBe(expected)
})

test.each(['CANCELED', 'REJECTED'])(
  'SBX-100 CON-15 a paid purchase that is %s ends with its money coming back',
  (end) => {
    const past = ['WAITING', 'PENDING', end]
    const title = persianText('بازگشت پول به حساب شما')
    const last = (change: object) => shown('BUY', past, change).at(-1)
    expect(last({ refundDueAt })).toEqual({ status: 'REFUND', title, at: null, due: refundDueAt.toISOString() })
    expect(last({ refundedAt: at })).toEqual({ status: 'REFUND', title, at: told, due: null })
    expect(last({})).toMatchObject({ status: end })
  },
)

test.each([
  ['BUY', ['WAITING', 'PENDING', 'DONE']],
  ['BUY', ['WAITING', 'CANCELED']],
  ['SELL', ['PENDING', 'CANCELED']],
])('SBX-100 %s after %j has no money to give back as a step of its own', (side, past) =>
  expect(shown(side, past, { refundDueAt }).map(({ status }) => status)).not.toContain('REFUND'),
)

test('SBX-100 each step has its name beside its title', () => {
  expect(shown('SELL', ['PENDING'])).toEqual([
    { status: 'ORDERED', title: persianText('ثبت درخواست فروش'), at: told, due: null },
    { status: 'SENT', title: persianText('ارسال به صندوق'), at: told, due: null },
    { status: 'SETTLEMENT', title: persianText('تسویه و واریز به حساب شما'), at: null, due: '2026-11-22' },
  ])
})
