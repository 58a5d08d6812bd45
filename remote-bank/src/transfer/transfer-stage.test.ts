import { expect, test } from '@jest/globals'
import { transferFlow } from './transfer-stage'

const whole = { numbers: ['6037991111111112'] }

test.each([
  ['destination', ['destination']],
  ['amount', ['destination', 'amount']],
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
  ['amount', { numbers: [] }, 'destination'],
  ['result', { numbers: [] }, 'result'],
] as const)('BNK-060: a reload at %s with %j goes on at %s', (kept, draft, stage) =>
  expect(transferFlow.resume(kept && { stage: kept }, draft).stage).toBe(stage),
)
