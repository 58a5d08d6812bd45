import { expect, test } from '@jest/globals'
import { destinationFault, typedDestination } from './typed-destination'

const card = '6037991111111112'
const iban = 'IR160120000000001234567890'

test.each([
  [card, 'CARD', card],
  ['۶۰۳۷۹۹۱۱۱۱۱۱۱۱۱۲', 'CARD', card],
  ['٦٠٣٧ ٩٩١١ ١١١١ ١١١٢', 'CARD', card],
  ['6037-9911-1111-1112', 'CARD', card],
  ['6037.9911/1111_1112', 'CARD', card],
  ['\u200f6037\u200c9911\u20661111 1112', 'CARD', card],
  ['شمارهٔ کارت من ۶۰۳۷۹۹۱۱۱۱۱۱۱۱۱۲ به نام لیلا', 'CARD', card],
  ['کارت 2: 6037 9911 1111 1112', 'CARD', card],
  // A date of four digits in front, and a wrong card before a right one.
  ['1405 6037 9911 1111 1112', 'CARD', card],
  ['6037991111111113 یا 6037991111111112', 'CARD', card],
  ['60379911111111129', 'CARD', card],
  ['6037991111111113', 'CARD', '6037991111111113'],
  ['603799', 'CARD', '603799'],
  [iban, 'IBAN', iban],
  ['ir16-0120-0000-0000-1234-5678-90', 'IBAN', iban],
  ['160120000000001234567890', 'IBAN', iban],
  ['شبا: IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰ لیلا', 'IBAN', iban],
  ['Sheba IR160120000000001234567890.', 'IBAN', iban],
  [`مبلغ 5000000 به ${card} یا ${iban}`, 'IBAN', iban],
  ['160120000000001234', 'IBAN', 'IR160120000000001234'],
  ['IR', 'IBAN', 'IR'],
  ['IR16 01', 'IBAN', 'IR1601'],
  ['DE89370400440532013000', 'IBAN', 'DE89370400440532013000'],
  ['0101234567890', 'ACCOUNT', '0101234567890'],
  ['شمارهٔ حساب: ۰۱۰۱۲۳۴۵۶۷۸۹۰ خاورمیانه', 'ACCOUNT', '0101234567890'],
  ['6037991234567', 'CARD', '6037991234567'],
  ['لیلا', 'NAME', 'لیلا'],
  ['خواهرم ۲', 'NAME', 'خواهرم ۲'],
  ['I', 'NAME', 'I'],
  ['', 'NAME', ''],
])('BNK-088: %j is recognised as %s %j', (typed, kind, text) => expect(typedDestination(typed)).toEqual({ kind, text }))

test.each([
  ['', 'ui:rules.required'],
  ['لیلا', 'transfer.fault.name'],
  ['09121234567', 'transfer.fault.mobile'],
  ['603799', 'ui:rules.card-number'],
  ['6037991111111113', 'ui:rules.card-number'],
  ['IR170120000000001234567890', 'ui:rules.iban'],
  [card, undefined],
  [iban, undefined],
  ['0101234567890', undefined],
])('BNK-088 VAL-23 VAL-24: to use %j is refused with %s', (typed, fault) =>
  expect(destinationFault(typedDestination(typed))).toBe(fault),
)
