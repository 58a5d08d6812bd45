import { expect, test } from '@jest/globals'
import { parseMobile } from '../identifiers/mobile'
import { isPassword, maskMobile, parseNationalCode, parseSignInCode } from './fields'

test.each([
  ['09121234567', '09121234567'],
  ['09350000000', '09350000000'],
  ['۰۹۱۲۱۲۳۴۵۶۷', '09121234567'],
  [' +98 912 123 4567', '09121234567'],
  ['00989121234567', '09121234567'],
  ['9121234567', undefined],
  ['0912123456', undefined],
  ['08121234567', undefined],
  ['', undefined],
])('VAL-04 the mobile %j is read as %j', (typed, mobile) => expect(parseMobile(typed)).toBe(mobile))

test.each([
  ['0011223344', '0011223344'],
  ['1234567891', '1234567891'],
  ['۴۹۰۰۰۰۰۰۰۰', '4900000000'],
  ['123456789', undefined],
  ['12345678901', undefined],
  ['12345abc90', undefined],
])('VAL-05 the national code %j is read as %j', (typed, code) => expect(parseNationalCode(typed)).toBe(code))

test.each([
  ['Passw0rd', true],
  ['ABCDEFG1', true],
  ['Aaaaaaaaaaaaaa1', true],
  ['passw0rd', false],
  ['Password', false],
  ['Pass0rd', false],
  ['Aaaaaaaaaaaaaaa1', false],
])('VAL-06 the password %j is accepted: %s', (typed, accepted) => expect(isPassword(typed)).toBe(accepted))

test.each([
  ['123456', 6, '123456'],
  ['000000', 6, '000000'],
  ['۱۲۳۴۵۶', 6, '123456'],
  [' ۱۲۳ ۴۵۶ ', 6, '123456'],
  ['۱۲۳۴ ۵۶۷۸', 8, '12345678'],
  ['12345', 6, undefined],
  ['12a456', 6, undefined],
  ['1234567', 6, undefined],
  ['12345678', 6, undefined],
  ['123456', 8, undefined],
  ['', 6, undefined],
])('VAL-09 the code %j of %i digits is read as %j', (typed, digits, code) =>
  expect(parseSignInCode(typed, digits)).toBe(code),
)

test('a number on a page shows only its two ends', () => expect(maskMobile('09120004471')).toBe('0912 ••• 4471'))
