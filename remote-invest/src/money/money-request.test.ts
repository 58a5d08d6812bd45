import { expect, test } from '@jest/globals'
import { type MoneyRequest, requestFingerprint } from './money-request'
import { fundPlace } from './parse-outbox'

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

test.each([
  ['the same sale', sale(), true],
  ['other units', sale({ units: 11 }), false],
  ['an amount instead of units', sale({ units: undefined, amount: 10 }), false],
  ['another account', sale({ bank_account_id: 13 }), false],
  ['another fund', sale({ ds_code: '12180' }), false],
  ['a purchase of that fund', purchase(), false],
])('T16 F2 %s means the same as the sale: %p', (_, request, same) =>
  expect(requestFingerprint(request) === requestFingerprint(sale())).toBe(same),
)

test.each([
  ['another amount', purchase({ amount: 50_000_001 }), false],
  ['another fund', purchase({ ds_code: '12180' }), false],
  ['the same amount', purchase(), true],
])('T16 F2 %s means the same as the purchase: %p', (_, request, same) =>
  expect(requestFingerprint(request) === requestFingerprint(purchase())).toBe(same),
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

test('F51 locks and marks lie under the names of every version, whose tabs may be open beside this one', () =>
  expect(fundPlace).toMatchObject({
    slice: 'fund',
    names: { memory: 'sarv-money-memory', request: 'sarv-money', mark: 'sarv.money' },
  }))
