import { expect, test } from '@jest/globals'
import {
  findOrCreateIntent,
  intentTtl,
  isAutoRetried,
  isOutcomeUnknown,
  type MoneyIntent,
  type MoneyRequest,
  prune,
  requestFingerprint,
  retryDelay,
} from './money-intent'

const sale = (change: object = {}): MoneyRequest => ({
  kind: 'SELL',
  body: { side: 'SELL', ds_code: '11307', units: 10, bank_account_id: 12, ...change },
})
const purchase = (change: object = {}): MoneyRequest => ({
  kind: 'BUY',
  body: {
    ds_code: '11307',
    amount: 50_000_000,
    type: 'BUY',
    callback_url: 'http://localhost/payment/receipt',
    ...change,
  },
})
const open: MoneyIntent = { sub: 'one', key: 'first', at: 1_000, request: sale() }
const resolved: MoneyIntent = { ...open, answer: { at: 5_000, id: '77' } }
const keyOf = (
  request: MoneyRequest,
  known: readonly MoneyIntent[],
  times = { opened: 900, now: 6_000 },
  sub = 'one',
) => findOrCreateIntent(request, known, { sub, ...times }, () => 'second').key

test.each([
  ['the same sale', sale(), 'first'],
  ['other units', sale({ units: 11 }), 'second'],
  ['an amount instead of units', sale({ units: undefined, amount: 10 }), 'second'],
  ['another account', sale({ bank_account_id: 13 }), 'second'],
  ['another fund', sale({ ds_code: '12180' }), 'second'],
  ['a purchase of that fund', purchase(), 'second'],
])('T16 F2 while an outcome is unknown, %s goes out under the right key', (_, request, key) =>
  expect(keyOf(request, [open])).toBe(key),
)

test.each([
  ['another amount', purchase({ amount: 50_000_001 }), 'second'],
  ['another fund', purchase({ ds_code: '12180' }), 'second'],
  ['the same amount', purchase(), 'first'],
])('T16 F2 while the outcome of a purchase is unknown, %s goes out under the right key', (_, request, key) =>
  expect(keyOf(request, [{ ...open, request: purchase() }])).toBe(key),
)

test('F51 a request is locked under the same name in tabs of every version', () => {
  expect([purchase(), sale(), sale({ units: undefined, amount: 10 })].map(requestFingerprint)).toEqual([
    '["BUY","11307",50000000,null,null]',
    '["SELL","11307",null,10,12]',
    '["SELL","11307",10,null,12]',
  ])
})

test('T16 the fingerprint of a purchase ignores its return URL and card flag', () => {
  expect(requestFingerprint(purchase({ bank_limit: true, callback_url: 'http://localhost/x' }))).toBe(
    requestFingerprint(purchase()),
  )
})

test('T16 F51 a result that another tab got during this confirmation is reused; a later request is new', () => {
  expect(keyOf(sale(), [resolved], { opened: 5_000, now: 6_000 })).toBe('first')
  expect(keyOf(sale(), [resolved], { opened: 5_001, now: 6_000 })).toBe('second')
})

test('T16 a rejected, an expired or somebody else’s intent is not reused', () => {
  expect(keyOf(sale(), [{ ...open, refused: { said: 'نه' } }])).toBe('second')
  expect(keyOf(sale(), [open], { opened: 0, now: open.at + intentTtl })).toBe('second')
  expect(keyOf(sale(), [open], undefined, 'two')).toBe('second')
})

test('a request is retried automatically for 15 minutes and only while unresolved', () => {
  expect(isAutoRetried(open, open.at + 899_999)).toBe(true)
  expect(isAutoRetried(open, open.at + 900_000)).toBe(false)
  expect(isAutoRetried(resolved, open.at)).toBe(false)
  expect(isAutoRetried({ ...open, refused: { key: 'forbidden' } }, open.at)).toBe(false)
})

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
