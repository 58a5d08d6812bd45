import { expect, test } from '@jest/globals'
import { cardNumber } from '@sarv/shared/rules/card-number'
import { parsePosition, receiptIn, resumedAt, trailTo } from './transfer-stage'

test.each([
  ['destination', ['destination']],
  ['amount', ['destination', 'amount']],
  ['confirmation', ['destination', 'amount', 'confirmation']],
  ['result-9001', ['result-9001']],
] as const)('BNK-060: Back leads from %s through %j', (position, trail) => expect(trailTo(position)).toEqual(trail))

test.each([
  ['amount', 'amount'],
  ['result-9001', 'result-9001'],
  ['result-', undefined],
  ['result-<b>', undefined],
  ['elsewhere', undefined],
  [{ stage: 'amount' }, undefined],
])('F45: the kept position %j is read as %j', (kept, position) => expect(parsePosition(kept)).toBe(position))

const whole = { number: '6037991111111112', amount: '10000' }
test.each([
  [undefined, whole, 'destination'],
  ['amount', whole, 'amount'],
  ['confirmation', whole, 'confirmation'],
  ['confirmation', { ...whole, amount: '' }, 'amount'],
  ['confirmation', { ...whole, amount: '9999' }, 'amount'],
  ['confirmation', { number: '', amount: '' }, 'destination'],
  ['amount', { ...whole, number: '6037991111111113' }, 'destination'],
  ['result-9001', { number: '', amount: '' }, 'result-9001'],
] as const)('BNK-060: a reload at %s with %j goes on at %s', (kept, draft, position) =>
  expect(resumedAt(kept, draft, { fault: cardNumber })).toBe(position),
)

test('BNK-067: the position of a result names its receipt', () => {
  expect(receiptIn('result-9001')).toBe('9001')
  expect(receiptIn('amount')).toBeUndefined()
})
