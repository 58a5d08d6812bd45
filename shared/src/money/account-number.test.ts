import { expect, test } from '@jest/globals'
import { maskAccount, maskIban } from './account-number'

test.each([
  ['IR160120000000001234567890', 'IR16******************7890'],
  ['IR161234', '****1234'],
  ['IR16', '**16'],
  ['', ''],
])('INV-074 the IBAN %p is shown as %p', (iban, shown) => expect(maskIban(iban)).toBe(shown))

test.each([
  ['1807430021', '******0021'],
  ['12345', '***45'],
  ['7', '*'],
  ['', ''],
])('INV-074 the account number %p is shown as %p', (number, shown) => expect(maskAccount(number)).toBe(shown))
