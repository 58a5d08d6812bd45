import { expect, test } from '@jest/globals'
import { localize } from '../local-text/localize'
import { persianText } from '../testing/persian-text'
import { buildTimeline, isOpen } from './order-timeline'

const at = new Date('2026-11-21T08:00:00Z')
const told = at.toISOString()
const shown = (status: string, past: readonly string[]) =>
  buildTimeline(
    status,
    past.map((one) => ({ status: one, at })),
  ).map((step) => [localize(step.title, 'fa'), step.at])

test.each([
  ['WAITING', true],
  ['PENDING', true],
  ['DONE', false],
  ['CANCELED', false],
  ['FAILED', false],
])('SBX-100 an order that is %s is open: %p', (status, expected) => expect(isOpen(status)).toBe(expected))

test.each([
  [
    'purchase',
    ['WAITING'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', null],
      ['انجام شد', null],
    ],
  ],
  [
    'purchase',
    ['WAITING', 'PENDING'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', told],
      ['انجام شد', null],
    ],
  ],
  [
    'purchase',
    ['WAITING', 'PENDING', 'DONE'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', told],
      ['انجام شد', told],
    ],
  ],
  [
    'purchase',
    ['WAITING', 'FAILED'],
    [
      ['ثبت سفارش', told],
      ['پرداخت ناموفق بود', told],
    ],
  ],
  [
    'purchase',
    ['WAITING', 'EXECUTION_TIME_OUT'],
    [
      ['ثبت سفارش', told],
      ['مهلت پرداخت تمام شد', told],
    ],
  ],
  [
    'purchase',
    ['WAITING', 'PENDING', 'REJECTED'],
    [
      ['ثبت سفارش', told],
      ['در انتظار تسویه', told],
      ['رد شد و مبلغ برمی‌گردد', told],
    ],
  ],
  [
    'sale',
    ['PENDING'],
    [
      ['در انتظار تسویه', told],
      ['انجام شد', null],
    ],
  ],
  [
    'sale',
    ['PENDING', 'CANCELED'],
    [
      ['در انتظار تسویه', told],
      ['لغو شد', told],
    ],
  ],
  ['sale', ['ELSEWHERE'], [['ELSEWHERE', told]]],
])('SBX-100 a %s that came to %j: what happened, and what an open one still expects', (_, past, expected) =>
  expect(shown(past.at(-1) ?? '', past)).toEqual(expected),
)

test('SBX-100 each step has its status beside its title', () => {
  expect(buildTimeline('PENDING', [{ status: 'PENDING', at }])).toEqual([
    { status: 'PENDING', title: persianText('در انتظار تسویه'), at: told },
    { status: 'DONE', title: persianText('انجام شد'), at: null },
  ])
})
