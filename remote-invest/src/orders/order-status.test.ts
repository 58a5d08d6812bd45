import { expect, test } from '@jest/globals'
import { canCancel, isRefunded, toStepStates } from './order-status'

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
  ['BUY', 'CANCELED', ['WAITING', 'PENDING', 'CANCELED'], true],
  ['BUY', 'CANCELED', [], true],
  ['BUY', 'CANCELED', ['WAITING', 'CANCELED'], false],
  ['SELL', 'CANCELED', ['PENDING', 'CANCELED'], false],
  ['BUY', 'DONE', ['WAITING', 'PENDING', 'DONE'], false],
])('INV-058 the refund is announced for %s %s after %j: %p', (side, status, steps, refunded) => {
  const timeline = steps.map((step) => ({ status: step, title: '', at: null }))
  expect(isRefunded({ side, status, timeline })).toBe(refunded)
})

test('INV-057 the timeline shows what is done, what is waited for and where it broke', () => {
  const at = '2026-11-21T12:00:00Z'
  expect(
    toStepStates([
      { status: 'WAITING', at },
      { status: 'PENDING', at },
      { status: 'DONE', at: null },
      { status: 'LATER', at: null },
    ]),
  ).toEqual(['done', 'done', 'now', 'waiting'])
})

test.each(['FAILED', 'REJECTED', 'CANCELED', 'EXECUTION_TIME_OUT'])(
  'INV-057 ST-09 a timeline that ended in %s broke there; one that has not come so far waits',
  (status) => {
    const at = '2026-11-21T12:00:00Z'
    expect(
      toStepStates([
        { status: 'WAITING', at },
        { status, at },
      ]),
    ).toEqual(['done', 'error'])
    expect(
      toStepStates([
        { status: 'WAITING', at: null },
        { status, at: null },
      ]),
    ).toEqual(['now', 'waiting'])
  },
)
