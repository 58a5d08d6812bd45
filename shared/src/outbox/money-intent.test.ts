import { expect, test } from '@jest/globals'
import {
  findOrCreateIntent,
  intentTtl,
  isAutoRetried,
  isLost,
  isOutcomeUnknown,
  type MoneyIntent,
  prune,
  retryDelay,
} from './money-intent'

const open: MoneyIntent<string> = { sub: 'one', key: 'first', at: 1_000, request: 'sale' }
const resolved: MoneyIntent<string> = { ...open, answer: { at: 5_000, id: '77' } }
const fingerprint = (request: string) => request.toLowerCase()
const keyOf = (
  request: string,
  known: readonly MoneyIntent<string>[],
  times = { opened: 900, now: 6_000 },
  sub = 'one',
) => findOrCreateIntent(request, known, { sub, ...times, fingerprint }, () => 'second').key

test.each([
  ['sale', 'first'],
  ['SALE', 'first'],
  ['purchase', 'second'],
])('T16 F2 while the outcome of a sale is unknown, a %s goes out under the %s key', (request, key) =>
  expect(keyOf(request, [open])).toBe(key),
)

test('T16 F51 a result that another tab got during this confirmation is reused; a later request is new', () => {
  expect(keyOf('sale', [resolved], { opened: 5_000, now: 6_000 })).toBe('first')
  expect(keyOf('sale', [resolved], { opened: 5_001, now: 6_000 })).toBe('second')
})

test('T16 a rejected, an expired or another person’s intent is not reused', () => {
  expect(keyOf('sale', [{ ...open, refused: { said: 'نه' } }])).toBe('second')
  expect(keyOf('sale', [open], { opened: 0, now: open.at + intentTtl - 1 })).toBe('first')
  expect(keyOf('sale', [open], { opened: 0, now: open.at + intentTtl })).toBe('second')
  expect(keyOf('sale', [open], undefined, 'two')).toBe('second')
})

test('a request is retried automatically for 15 minutes and only while unresolved', () => {
  expect(isAutoRetried(open, open.at + 899_999)).toBe(true)
  expect(isAutoRetried(open, open.at + 900_000)).toBe(false)
  expect(isAutoRetried(resolved, open.at)).toBe(false)
  expect(isAutoRetried({ ...open, refused: { key: 'forbidden' } }, open.at)).toBe(false)
})

test.each([
  [{ ...open, lost: true }, true],
  [{ ...resolved, lost: true }, true],
  [{ ...open, lost: false }, false],
  [open, false],
])('F2 the entry %j is shown as lost: %p', (intent, shown) => expect(isLost(intent)).toBe(shown))

test('the backoff doubles up to its cap', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((failed) => retryDelay(failed, {}, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('F31 no try comes sooner than the server allows', () => {
  expect(retryDelay(0, { notBefore: 61_000 }, 1_000)).toBe(60_000)
  expect(retryDelay(0, { notBefore: 500 }, 1_000)).toBe(1_000)
})

test('pruning keeps the 20 newest entries within their TTL', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...open, at: index }))
  expect(prune(many, 100)).toHaveLength(20)
  expect(prune(many, 100)[0]?.at).toBe(29)
  expect(prune([open], open.at + intentTtl)).toEqual([])
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
])('F2 a %s error with status %d leaves the outcome unknown: %p', (kind, status, unknown) => {
  expect(isOutcomeUnknown({ kind, status })).toBe(unknown)
})
