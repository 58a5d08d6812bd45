import { expect, test } from '@jest/globals'
import { buildTimeline, isOpen } from './order-timeline'

const at = new Date('2026-11-21T08:00:00Z')
const told = at.toISOString()
const shown = (side: string, status: string, past: readonly string[]) =>
  buildTimeline(
    { side, status },
    past.map((one) => ({ status: one, at })),
  ).map((step) => [step.title, step.at])

test.each([
  ['WAITING', true],
  ['PENDING', true],
  ['DONE', false],
  ['CANCELED', false],
  ['FAILED', false],
])('SBX-100 an order that is %s is open: %p', (status, expected) => expect(isOpen(status)).toBe(expected))

test.each([
  [
    'BUY',
    ['WAITING'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', null],
      ['انجام شد', null],
    ],
  ],
  [
    'BUY',
    ['WAITING', 'PENDING'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', told],
      ['انجام شد', null],
    ],
  ],
  [
    'BUY',
    ['WAITING', 'PENDING', 'DONE'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', told],
      ['انجام شد', told],
    ],
  ],
  [
    'BUY',
    ['WAITING', 'FAILED'],
    [
      ['ثبت سفارش', told],
      ['پرداخت ناموفق بود', told],
    ],
  ],
  [
    'BUY',
    ['WAITING', 'EXECUTION_TIME_OUT'],
    [
      ['ثبت سفارش', told],
      ['مهلت پرداخت تمام شد', told],
    ],
  ],
  [
    'BUY',
    ['WAITING', 'PENDING', 'REJECTED'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', told],
      ['رد شد و مبلغ برمی‌گردد', told],
    ],
  ],
  [
    'SELL',
    ['PENDING'],
    [
      ['در انتظار تسویه', told],
      ['انجام شد', null],
    ],
  ],
  [
    'SELL',
    ['PENDING', 'CANCELED'],
    [
      ['در انتظار تسویه', told],
      ['لغو شد', told],
    ],
  ],
  ['SELL', ['ELSEWHERE'], [['ELSEWHERE', told]]],
])('SBX-100 a %s that came to %j: what happened, and what an open one still expects', (side, past, expected) =>
  expect(shown(side, past.at(-1) ?? '', past)).toEqual(expected),
)

test('SBX-100 each step has its status beside its title', () => {
  expect(buildTimeline({ side: 'SELL', status: 'PENDING' }, [{ status: 'PENDING', at }])).toEqual([
    { status: 'PENDING', title: 'در انتظار تسویه', at: told },
    { status: 'DONE', title: 'انجام شد', at: null },
  ])
})
