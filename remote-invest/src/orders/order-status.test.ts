import { expect, test } from '@jest/globals'
import { canCancel, isRefundUnderWay, toStepStates } from './order-status'

test.each([
  ['WAITING', true, true],
  ['PENDING', true, true],
  ['PENDING', false, false],
  ['DONE', true, false],
  ['CANCELED', true, false],
])('INV-057 an order in %s (cancellable: %p) offers cancelling: %p', (status, is_cancellable, offered) =>
  expect(canCancel({ status, is_cancellable })).toBe(offered),
)

const at = '2026-11-21T12:00:00Z'
const step = (status: string, when: string | null) => ({ status, title: '', at: when, due: null })

test.each([
  ['on its way back', [step('CANCELED', at), step('REFUND', null)], true],
  ['back', [step('CANCELED', at), step('REFUND', at)], false],
  ['never there', [step('ORDERED', at), step('CANCELED', at)], false],
  ['with the fund', [step('SENT', at), step('SETTLEMENT', null)], false],
  ['unknown', [], false],
])('INV-058 the refund is announced while the money is on its way: %s', (_, timeline, announced) =>
  expect(isRefundUnderWay({ timeline })).toBe(announced),
)

test('INV-057 the tracker shows what is done, what is waited for, and what comes after it', () => {
  expect(
    toStepStates([step('ORDERED', at), step('PAYMENT', at), step('SENT', null), step('SETTLEMENT', null)]),
  ).toEqual(['done', 'done', 'now', 'waiting'])
})

test.each([
  ['FAILED', 'error'],
  ['REJECTED', 'error'],
  ['CANCELED', 'stopped'],
  ['EXECUTION_TIME_OUT', 'stopped'],
])('INV-057 D-117 only what a person refused is told as refused: %s is %s', (status, state) => {
  expect(toStepStates([step('ORDERED', at), step(status, at)])).toEqual(['done', state])
  expect(toStepStates([step('ORDERED', null), step(status, null)])).toEqual(['now', 'waiting'])
})
