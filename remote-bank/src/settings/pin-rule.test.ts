import { expect, test } from '@jest/globals'
import { pinDigits, pinError } from './pin-rule'

test.each([
  ['4827', '4827', undefined],
  ['0009', '0009', undefined],
  ['1357', '1357', undefined],
  ['9012', '9012', undefined],
  ['482', '482', 'short'],
  ['', '', 'short'],
  ['7777', '7777', 'same'],
  ['1234', '1234', 'row'],
  ['9876', '9876', 'row'],
  ['4827', '4828', 'different'],
  ['4827', '', 'different'],
])('BNK-073: the PIN %s, repeated as %s, is refused as: %s', (pin, repeated, error) =>
  expect(pinError(pin, repeated)).toBe(error),
)

test('BNK-073: a PIN is typed in any digits, and no more than four of them', () => {
  expect(['۴۸۲۷', '٤٨٢٧', '48-27', '48271', 'a4'].map(pinDigits)).toEqual(['4827', '4827', '4827', '4827', '4'])
})
