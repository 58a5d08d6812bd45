import { expect, test } from '@jest/globals'
import { normalizeIban, parseTypedIban } from './typed-iban'

test.each([
  ['160120000000001234567890', 'IR160120000000001234567890'],
  ['ir16-0120 0000 0000 1234 5678 90', 'IR160120000000001234567890'],
  ['۱۶۰۱۲۰۰۰۰۰۰۰۰۰۱۲۳۴۵۶۷۸۹۰', 'IR160120000000001234567890'],
  ['DE16', 'DE16'],
  ['1601', '1601'],
  ['1601200000000012345678901', '1601200000000012345678901'],
])('the IBAN %s is sent as %s', (typed, iban) => expect(normalizeIban(typed)).toBe(iban))

test.each([
  ['IR16 0120', 'IR16 0120'],
  ['1'.repeat(40), '1'.repeat(40)],
  ['1'.repeat(41), undefined],
  [['IR16'], undefined],
  [16, undefined],
])('U4 F45: of the draft %j the IBAN %j is taken up again', (kept, typed) => expect(parseTypedIban(kept)).toBe(typed))
