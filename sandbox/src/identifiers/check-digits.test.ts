import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { buildCardNumber, buildIban, buildNationalCode, maskCardNumber } from './check-digits'

const digitsOf = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))

test('VAL-24 a made IBAN has 24 digits and the right remainder', () => {
  fc.assert(
    fc.property(digitsOf(3), digitsOf(13), (bank, account) => {
      const iban = buildIban(bank, account)
      expect(iban).toMatch(/^IR\d{24}$/)
      expect(BigInt(`${iban.slice(4)}1827${iban.slice(2, 4)}`) % 97n).toBe(1n)
    }),
  )
  expect(buildIban('012', '1234567890')).toBe('IR160120000000001234567890')
})

test('a made national code passes the public check', () => {
  expect(buildNationalCode('001122334')).toMatch(/^001122334\d$/)
  expect(buildNationalCode('123456789')).toBe('1234567891')
})

test('VAL-23 a made card number passes Luhn', () => {
  fc.assert(
    fc.property(digitsOf(15), (fifteen) => {
      const sum = [...buildCardNumber(fifteen)]
        .reverse()
        .map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2))
        .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
      expect(sum % 10).toBe(0)
    }),
  )
})

test('the 7th to 12th digits of a card are stars', () => {
  expect(maskCardNumber('6274121234564891')).toBe('627412******4891')
})
