import { expect, test } from '@jest/globals'
import { intentFor, isOpen } from './purchase-intent'

const open = { fund: '11307', amount: 50_000_000, key: 'first', at: 1_000 }
const minute = 60_000

test.each([
  ['the same purchase', { fund: '11307', amount: 50_000_000 }, minute, 'first'],
  ['another amount', { fund: '11307', amount: 50_000_001 }, minute, 'second'],
  ['another fund', { fund: '12180', amount: 50_000_000 }, minute, 'second'],
  ['the same purchase two hours later', { fund: '11307', amount: 50_000_000 }, 120 * minute, 'second'],
])('T16 while an answer is unknown, %s goes out under the right key', (_, wish, later, key) => {
  expect(intentFor(wish, open, open.at + later, () => 'second').key).toBe(key)
})

test('T16 without an open intent a purchase gets a new key', () => {
  const intent = intentFor({ fund: '11307', amount: 300_000 }, undefined, 7, () => 'new')
  expect(intent).toEqual({ fund: '11307', amount: 300_000, key: 'new', at: 7 })
})

test.each([
  ['network', 0, true],
  ['timeout', 0, true],
  ['aborted', 0, true],
  ['contract', 200, true],
  ['http', 401, true],
  ['http', 429, true],
  ['http', 500, true],
  ['http', 503, true],
  ['http', 400, false],
  ['http', 404, false],
  ['http', 409, false],
])('F2 a %s failure with status %d leaves the purchase open: %p', (kind, status, answer) => {
  expect(isOpen({ kind, status })).toBe(answer)
})
