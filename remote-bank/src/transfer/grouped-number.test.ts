import { expect, test } from '@jest/globals'
import { cardDigits, editNumber, ibanLetters } from './grouped-number'

const card = '6037991111111112'
const iban = 'IR160120000000001234567890'

test.each([
  [card, card],
  ['۶۰۳۷۹۹۱۱۱۱۱۱۱۱۱۲', card],
  ['٦٠٣٧ ٩٩١١ ١١١١ ١١١٢', card],
  ['6037-9911-1111-1112', card],
  ['\u200f6037\u200c9911\u20661111 1112', card],
  ['شمارهٔ کارت من ۶۰۳۷۹۹۱۱۱۱۱۱۱۱۱۲ به نام لیلا', card],
  ['کارت 2: 6037 9911 1111 1112', card],
  ['60379911111111129', card],
  ['6037 99ab', '603799'],
  ['لیلا', ''],
])('BNK-060: out of %j the digits %p are taken', (text, digits) => expect(cardDigits(text)).toBe(digits))

test.each([
  [iban, iban],
  ['ir16-0120-0000-0000-1234-5678-90', iban],
  ['160120000000001234567890', iban],
  ['شبا: IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰ لیلا', iban],
  ['Sheba IR160120000000001234567890.', iban],
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['1', 'IR1'],
  ['I', 'I'],
  ['IR', 'IR'],
])('BNK-063: out of %j the IBAN %p is taken', (text, bare) => expect(ibanLetters(text)).toBe(bare))

test.each([
  ['6', 1, '6', 1],
  ['60379', 5, '6037 9', 6],
  ['6037 ', 5, '6037', 4],
  ['6037 5991', 6, '6037 5991', 6],
  ['603 7991', 3, '6037 991', 3],
  ['کارت 6037991111111112', 21, '6037 9911 1111 1112', 19],
])('BNK-060: %j with the caret at %d is shown as %j with the caret at %d', (text, at, shown, caret) =>
  expect(editNumber(cardDigits, text, at, 'en')).toMatchObject({ shown, caret }),
)

test('BNK-060: the groups are shown in the digits of the language and kept in ASCII', () =>
  expect(editNumber(cardDigits, '60379', 5, 'fa')).toMatchObject({ bare: '60379', shown: '۶۰۳۷ ۹' }))
