import { expect, test } from '@jest/globals'
import type { TransferRule } from '../contract/bank-transfers'
import { bareCardNumber, cardNumber } from './card-number'
import { transferAmount, transferFee, typesFor } from './transfer-rules'

const wrong = 'ui:rules.card-number'

test.each([
  ['6037991111111112', undefined],
  ['6274121234567899', undefined],
  ['5022291070123458', undefined],
  ['6037 9911 1111 1112', undefined],
  [' ۶۰۳۷-۹۹۱۱-۱۱۱۱-۱۱۱۲\u200f', undefined],
  ['6037991111111113', wrong],
  ['603799111111112', wrong],
  ['60379911111111120', wrong],
  ['6037991111111a12', wrong],
  ['627412******7899', wrong],
  ['', wrong],
])('VAL-23 the card number %j: %s', (text, message) => expect(cardNumber(text)).toBe(message))

test('VAL-23 any digit of a card number that is changed is noticed', () => {
  const good = '6274121234567899'
  for (let place = 0; place < good.length; place++) {
    for (const digit of '0123456789') {
      const typed = good.slice(0, place) + digit + good.slice(place + 1)
      expect([typed, cardNumber(typed)]).toEqual([typed, typed === good ? undefined : wrong])
    }
  }
})

test('a card number is sent as bare ASCII digits', () => {
  expect(bareCardNumber(' ۶۰۳۷ ۹۹۱۱-1111 1112')).toBe('6037991111111112')
})

test.each([
  [10_000, 250_000, 0, undefined],
  [250_000, 250_000, 0, undefined],
  [245_000, 250_000, 5_000, undefined],
  [9_999, 250_000, 0, 'ui:rules.minimum-transfer'],
  [0, 250_000, 0, 'ui:rules.minimum-transfer'],
  [-1, 250_000, 0, 'ui:rules.minimum-transfer'],
  [9_999, 0, 0, 'ui:rules.minimum-transfer'],
  [250_001, 250_000, 0, 'ui:rules.balance'],
  [245_001, 250_000, 5_000, 'ui:rules.balance'],
  [250_001, Number.POSITIVE_INFINITY, 5_000, undefined],
])('VAL-18 a transfer of %i with %i there and a fee of %i: %s', (amount, available, fee, message) =>
  expect(transferAmount(amount, available, fee)).toBe(message),
)

test.each([
  [10_000, 3_000],
  [30_000_000, 3_000],
  [30_005_000, 3_001],
  [100_000_000, 10_000],
  [300_000_000, 30_000],
  [2_000_000_000, 30_000],
])('BNK-064 a hundredth of a percent of %i, from 3,000 to 30,000, is %i', (amount, fee) =>
  expect(transferFee(amount, { percent: 0.01, min: 3_000, max: 30_000 })).toBe(fee),
)

test('BNK-064 a larger percentage is a larger fee, up to its bound', () => {
  const fees = [0.02, 0.25, 1].map((percent) => transferFee(1_000_000, { percent, min: 0, max: 9_000 }))
  expect(fees).toEqual([200, 2_500, 9_000])
})

const rule = (type: TransferRule['type'], min_amount: number, max_amount: number): TransferRule => ({
  type,
  min_amount,
  max_amount,
  fee: { percent: 0, min: 0, max: 0 },
  arrives_at: '2026-11-21T08:30:00.000Z',
})
const rules = [
  rule('card', 10_000, 100_000_000),
  rule('internal', 10_000, 5_000_000_000),
  rule('pol', 10_000, 500_000_000),
  rule('paya', 10_000, 2_000_000_000),
  rule('satna', 500_000_000, 5_000_000_000),
]
const elsewhere = ['pol', 'paya', 'satna'] as const

test.each([
  [9_999, elsewhere, []],
  [10_000, elsewhere, ['pol', 'paya']],
  [499_999_999, elsewhere, ['pol', 'paya']],
  [500_000_000, elsewhere, ['pol', 'paya', 'satna']],
  [500_000_001, elsewhere, ['paya', 'satna']],
  [2_000_000_000, elsewhere, ['paya', 'satna']],
  [2_000_000_001, elsewhere, ['satna']],
  [5_000_000_001, elsewhere, []],
  [600_000_000, ['internal'] as const, ['internal']],
  [100_000_001, ['card'] as const, []],
])('BNK-064 %i rial by one of %j: %j', (amount, ways, types) => expect(typesFor(amount, rules, ways)).toEqual(types))
