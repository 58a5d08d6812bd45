import { expect, test } from '@jest/globals'
import { pinDigits, pinError } from './pin-rule'

test.each([
  ['4827', '4827', undefined],
  ['482', '482', 'pin'],
  ['', '', 'pin'],
  ['7777', '7777', 'pin'],
  ['1234', '1234', 'pin'],
  ['9876', '1111', 'pin'],
  ['4827', '4828', 'repeat'],
  ['4827', '', 'repeat'],
])('BNK-073: of the PIN %s, repeated as %s, the field to be corrected is: %s', (pin, repeated, field) =>
  expect(pinError(pin, repeated)?.field).toBe(field),
)

test('BNK-073: a PIN is typed in any digits, and no more than four of them', () => {
  expect(['۴۸۲۷', '٤٨٢٧', '48-27', '48271', 'a4'].map(pinDigits)).toEqual(['4827', '4827', '4827', '4827', '4'])
})
