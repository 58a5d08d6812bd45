import { expect, test } from '@jest/globals'
import { formatDigits, normalizeCode, toAsciiDigits, withoutInvisible } from './digits'

test.each([
  ['۱۲۳', '123'],
  ['١٢٣', '123'],
  ['۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', '01234567890123456789'],
  ['کد ۱۲', 'کد 12'],
  ['１２３', '１２３'],
  ['', ''],
])('PLT-035 the digits of %j are typed as %j', (text, ascii) => expect(toAsciiDigits(text)).toBe(ascii))

test.each([
  ['\u200f۱۲۳\u200c', '123'],
  ['\u2067 12345\u2069', '12345'],
  ['1\u200b2\ufeff3', '123'],
  [' ۱۲۳۴۵\n', '12345'],
])('PLT-035 a pasted %j becomes the code %j', (text, code) => expect(normalizeCode(text)).toBe(code))

test('PLT-035 digits stand in the script of the language, whatever the server wrote', () => {
  expect(formatDigits('6037 99** **** 1112', 'fa')).toBe('۶۰۳۷ ۹۹** **** ۱۱۱۲')
  expect(formatDigits('۶۰۳۷', 'en')).toBe('6037')
  expect(formatDigits(42, 'fa')).toBe('۴۲')
})

test('T26 direction overrides are taken out of a code', () => {
  expect(withoutInvisible('AB\u202e12\u2066')).toBe('AB12')
})
