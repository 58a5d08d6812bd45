import { expect, test } from '@jest/globals'
import { cardNumber } from '@sarv/shared/rules/card-number'
import { transferFlow } from './transfer-stage'

const whole = { number: '6037991111111112', amount: '10000', fault: cardNumber }

test.each([
  ['destination', ['destination']],
  ['amount', ['destination', 'amount']],
  ['confirmation', ['destination', 'amount', 'confirmation']],
  ['result', ['result']],
] as const)('BNK-060: Back leads from %s through %j', (stage, trail) => {
  expect(transferFlow.trail({ stage }, whole).map((entry) => entry.stage)).toEqual(trail)
  expect(transferFlow.back({ stage }, whole)?.stage).toBe(trail.at(-2))
})

const result = { stage: 'result', receipt: '9001' }
test.each([
  [{ stage: 'amount' }, { stage: 'amount' }],
  [{ ...result, number: '6037' }, result],
  [{ stage: 'result' }, undefined],
  [{ stage: 'result', receipt: '<b>' }, undefined],
  [{ stage: 'elsewhere' }, undefined],
  ['amount', undefined],
])('F45 BNK-067: the kept position %j is read as %j', (kept, position) =>
  expect(transferFlow.parse(kept)).toEqual(position),
)

test.each([
  [undefined, whole, 'destination'],
  ['amount', whole, 'amount'],
  ['confirmation', whole, 'confirmation'],
  ['confirmation', { ...whole, amount: '' }, 'amount'],
  ['confirmation', { ...whole, amount: '9999' }, 'amount'],
  ['confirmation', { number: '', amount: '' }, 'destination'],
  ['amount', { ...whole, number: '6037991111111113' }, 'destination'],
  ['result', { number: '', amount: '' }, 'result'],
] as const)('BNK-060: a reload at %s with %j goes on at %s', (kept, draft, stage) =>
  expect(transferFlow.resume(kept && { stage: kept }, { ...whole, ...draft }).stage).toBe(stage),
)
