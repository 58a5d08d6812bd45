import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { canCancel, isRefunded, orderStatuses, statusLabel, statusTone, stepStates } from './order-status'

const labels: Record<string, string> = fa.order.status
const t = (key: string) => labels[key.replace('order.status.', '')] ?? ''

test.each([
  ['WAITING', 'در انتظار'],
  ['PENDING', 'در انتظار'],
  ['PARTIALLY_FILLED', 'در انتظار'],
  ['REJECTED', 'رد شده'],
  ['FAILED', 'ناموفق'],
  ['CANCELED', 'لغو شده'],
  ['DONE', 'انجام شده'],
  ['INQUIRY', 'موفق'],
  ['SUCCESS', 'موفق'],
  ['EXECUTION_TIME_OUT', 'پایان مهلت اجرا'],
  ['completed', 'تکمیل شده'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
  ['constructor', 'constructor'],
])('ST-09 INV-054 the status %s is called %s', (status, label) => expect(statusLabel(status, t)).toBe(label))

test('ST-09 every status has a label and a tone', () => {
  for (const status of orderStatuses) expect(statusLabel(status, t)).not.toBe('')
  expect(statusTone('DONE')).toBe('g')
  expect(statusTone('toString')).toBe('n')
})

test.each([
  ['WAITING', true, true],
  ['PENDING', true, true],
  ['PENDING', false, false],
  ['DONE', true, false],
  ['CANCELED', true, false],
])('INV-057 an order in %s (cancellable: %p) offers cancelling: %p', (status, is_cancellable, offered) =>
  expect(canCancel({ status, is_cancellable })).toBe(offered),
)

test.each([
  ['BUY', 'CANCELED', true],
  ['SELL', 'CANCELED', false],
  ['BUY', 'DONE', false],
])('INV-058 the refund is announced for %s %s: %p', (side, status, refunded) =>
  expect(isRefunded({ side, status })).toBe(refunded),
)

test('INV-057 the timeline shows what is done, what is waited for and where it broke', () => {
  const at = '2026-11-21T12:00:00Z'
  expect(
    stepStates([
      { status: 'WAITING', at },
      { status: 'PENDING', at },
      { status: 'DONE', at: null },
      { status: 'LATER', at: null },
    ]),
  ).toEqual(['done', 'done', 'now', 'waiting'])
  expect(
    stepStates([
      { status: 'WAITING', at },
      { status: 'CANCELED', at },
    ]),
  ).toEqual(['done', 'error'])
})
