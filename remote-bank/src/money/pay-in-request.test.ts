import { expect, test } from '@jest/globals'
import { isPayInRequest, type PayInRequest, payInFingerprint } from './pay-in-request'

const charge: PayInRequest = { kind: 'CHARGE', body: { account_id: 501, amount: 5_000_000 } }
const invest: PayInRequest = { kind: 'INVEST', body: { amount: 5_000_000, callback_url: 'http://localhost:3000/' } }

test.each<[string, PayInRequest, boolean]>([
  ['the same', { ...charge }, true],
  ['another amount', { kind: 'CHARGE', body: { account_id: 501, amount: 5_000_001 } }, false],
  ['another account', { kind: 'CHARGE', body: { account_id: 502, amount: 5_000_000 } }, false],
  ['the fund for a place', invest, false],
])('BNK-077: a charge with %s means the same money: %p', (_, other, same) =>
  expect(payInFingerprint(other) === payInFingerprint(charge)).toBe(same),
)

test('BNK-070: an investment for the card’s minimum is another one than the same amount without', () =>
  expect(payInFingerprint({ kind: 'INVEST', body: { ...invest.body, bank_limit: true } })).not.toBe(
    payInFingerprint(invest),
  ))

test.each([
  [charge, true],
  [invest, true],
  [{ kind: 'INVEST', body: { ...invest.body, bank_limit: true } }, true],
  [{ kind: 'INVEST', body: { ...invest.body, bank_limit: 'yes' } }, false],
  [{ kind: 'INVEST', body: charge.body }, false],
  [{ kind: 'CHARGE', body: invest.body }, false],
  [{ kind: 'CHARGE', body: { ...charge.body, amount: '5' } }, false],
  [{ ...charge, kind: 'GIFT' }, false],
  [{ kind: 'CHARGE' }, false],
  [null, false],
])('F45: the stored value %j is a request for a payment: %p', (value, is) => expect(isPayInRequest(value)).toBe(is))
