import { expect, test } from '@jest/globals'
import { badTexts } from '../testing/bad-texts'
import { isNationalSerial } from './national-serial'

const own = '0012345679'

test.each(['1G12345678', '9a00000000', '1234567890', '۱G۱۲۳۴۵۶۷۸', '٠٩٨٧٦٥٤٣٢١', ' 1G12345678 '])(
  'VAL-08 «%s» is a serial',
  (text) => expect(isNationalSerial(text, own)).toBe(true),
)

test.each([
  own,
  '۰۰۱۲۳۴۵۶۷۹',
  'G112345678',
  '1G1234567',
  '1G123456789',
  '11G12345678',
  '123456789',
  '12345678901',
  '1GG2345678',
  '',
])('VAL-08 «%s» is none', (text) => expect(isNationalSerial(text, own)).toBe(false))

test.each(badTexts)('VAL-08 %s is invalid', (_, text) => expect(isNationalSerial(text, own)).toBe(false))

test('VAL-08 for a person without a national code ten digits are a serial', () =>
  expect(isNationalSerial(own, undefined)).toBe(true))
