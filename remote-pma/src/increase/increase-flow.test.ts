import { expect, test } from '@jest/globals'
import { badTexts } from '@sarv/shared/testing/bad-texts'
import {
  type IncreaseEvent,
  type IncreaseStage,
  type IncreaseTarget,
  nextTarget,
  parsePosition,
  requestableAmount,
  resolvePortfolio,
  shownStage,
} from './increase-flow'

test.each<[IncreaseStage, IncreaseEvent, IncreaseTarget | undefined]>([
  ['amount', 'requested', 'prepayment'],
  ['prepayment', 'slip', 'method'],
  ['method', 'submitted', 'receipt'],
  ['amount', 'back', 'history-back'],
  ['prepayment', 'back', 'amount'],
  ['method', 'back', 'prepayment'],
  ['receipt', 'back', undefined],
  ['amount', 'close', 'history-back'],
  ['prepayment', 'close', 'history-back'],
  ['method', 'close', 'history-back'],
  ['receipt', 'close', 'history-back'],
  ['amount', 'slip', undefined],
  ['receipt', 'submitted', undefined],
])('PMA-049 PMA-054 at %s, %s leads to %s', (stage, event, target) => expect(nextTarget(stage, event)).toBe(target))

test.each<[IncreaseStage, string | undefined, IncreaseStage]>([
  ['prepayment', 'WAITING', 'prepayment'],
  ['method', 'WAITING', 'method'],
  ['amount', 'WAITING', 'amount'],
  ['receipt', 'WAITING', 'prepayment'],
  ['method', 'REVIEW', 'receipt'],
  ['amount', 'SUCCESS', 'receipt'],
  ['prepayment', 'FAILED', 'amount'],
  ['method', 'CANCELED', 'amount'],
  ['method', 'SOMETHING_NEW', 'amount'],
  ['method', undefined, 'amount'],
])('PMA-049 a reload at %s with a payment of status %s shows %s', (wanted, status, stage) =>
  expect(shownStage(wanted, status)).toBe(stage),
)

test.each<[string, boolean, number | undefined]>([
  ['1', true, 1],
  ['10000', true, 10_000],
  ['500000000', true, 500_000_000],
  ['999999999999999', true, 999_999_999_999_999],
  ['', true, undefined],
  ['0', true, undefined],
  ['000', true, undefined],
  ['10000', false, undefined],
])('VAL-15 PMA-051 «%s» with the terms accepted (%s)', (digits, accepted, amount) =>
  expect(requestableAmount(digits, accepted)).toBe(amount),
)

const one = { prx: 'PRX-1' }
const two = { prx: 'PRX-2' }

test.each([
  [[], null, 'leave'],
  [[], 'PRX-1', 'leave'],
  [[one], null, one],
  [[one], 'PRX-1', one],
  [[one], 'PRX-2', 'leave'],
  [[one, two], null, 'choose'],
  [[one, two], 'PRX-2', two],
  [[one, two], '', 'leave'],
  [[one, two], "' or 1=1", 'leave'],
] as const)('PMA-050 of %j with prx=%s resolves to %j', (portfolios, wanted, resolved) =>
  expect(resolvePortfolio(portfolios, wanted)).toEqual(resolved),
)

test('PMA-049 a position in the history state counts only in the right shape', () => {
  const position = { stage: 'method', payment: '3f0a0c1e-1f6b-4a52-9d7e-0b2f6f1f9a10' }
  expect(parsePosition({ increase: position })).toEqual(position)
  const others = [
    null,
    7,
    'x',
    { increase: null },
    { increase: { stage: 'method' } },
    { increase: { ...position, stage: 'x' } },
  ]
  for (const state of others) expect(parsePosition(state)).toEqual({ stage: 'amount' })
  for (const payment of ['', 'a/b', '../x', 'x'.repeat(65), 7, ...badTexts.map(([, text]) => text)]) {
    expect(parsePosition({ increase: { ...position, payment } })).toEqual({ stage: 'amount' })
  }
})
