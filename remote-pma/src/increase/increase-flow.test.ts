import { expect, test } from '@jest/globals'
import { badTexts } from '@sarv/shared/testing/bad-texts'
import { type IncreaseStage, increaseFlow, requestableAmount, resolvePortfolio, shownStage } from './increase-flow'

const payment = '3f0a0c1e-1f6b-4a52-9d7e-0b2f6f1f9a10'

test.each<[IncreaseStage, readonly IncreaseStage[]]>([
  ['amount', ['amount']],
  ['prepayment', ['amount', 'prepayment']],
  ['method', ['amount', 'prepayment', 'method']],
  ['receipt', ['receipt']],
])('PMA-049 PMA-054 Back from %s walks %j, each with the payment', (stage, trail) => {
  expect(increaseFlow.trail({ stage, payment })).toEqual(trail.map((one) => ({ stage: one, payment })))
  expect(increaseFlow.back({ stage, payment })?.stage).toBe(trail.at(-2))
})

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
  const position = { stage: 'method', payment }
  expect(increaseFlow.parse(position)).toEqual(position)
  for (const state of [null, 7, 'x', { stage: 'method' }, { ...position, stage: 'x' }])
    expect(increaseFlow.parse(state)).toBeUndefined()
  for (const wrong of ['', 'a/b', '../x', 'x'.repeat(65), 7, ...badTexts.map(([, text]) => text)]) {
    expect(increaseFlow.parse({ ...position, payment: wrong })).toBeUndefined()
    expect(increaseFlow.parse({ stage: 'amount', payment: wrong })).toEqual({ stage: 'amount' })
  }
})
