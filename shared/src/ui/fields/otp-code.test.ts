import { expect, test } from '@jest/globals'
import { extractCode } from './otp-code'

test.each([
  ['12345', '12345'],
  ['۱۲۳۴۵', '12345'],
  ['١٢٣٤٥', '12345'],
  ['code: 12345', '12345'],
  ['۱۲ ۳۴\u200c۵', '12345'],
  ['1234567', '12345'],
  ['12a', '12'],
  ['', ''],
])('PLT-051 VAL-10 %p holds the code %p', (text, code) => expect(extractCode(text, 5)).toBe(code))
