import { expect, test } from '@jest/globals'
import { expiryDigits, isCvv2, parseExpiry, showExpiry } from './card-proof'

test.each([
  ['123', true],
  ['۱۲۳۴', true],
  ['12', false],
  ['12345', false],
  ['12a', false],
  ['', false],
])('BNK-061: %p is a CVV2: %p', (text, is) => expect(isCvv2(text)).toBe(is))

test.each([
  ['0806', '0806'],
  ['۰۸/۱۲', '0812'],
  ['08/13', undefined],
  ['0800', undefined],
  ['086', undefined],
  ['', undefined],
])('BNK-061: the expiry %p goes out as %p', (text, sent) => expect(parseExpiry(text)).toBe(sent))

test.each([
  ['08', '08'],
  ['080', '08/0'],
  ['0806', '08/06'],
])('BNK-061: the digits %p are shown as %p', (digits, shown) => {
  expect(showExpiry(digits)).toBe(shown)
  expect(expiryDigits(`${shown}7777`)).toBe(`${digits}7777`.slice(0, 4))
})
