import { expect, test } from '@jest/globals'
import { chooseReferralModal, parseReferralCode } from './referral-param'

test.each([
  ['?referral_code=AB12', 'AB12'],
  ['?isTwa=true&referral_code=abcd1234', 'abcd1234'],
  ['?referral_code=۹۹۹۹۹', '99999'],
  ['?referral_code=abc', undefined],
  ['?referral_code=ab-12', undefined],
  ['?referral_code=abcdefgh12345', undefined],
  ['?referral_code=<script>', undefined],
  ['?referral_code=', undefined],
  ['', undefined],
])('HST-006 VAL-17 the code in %j is %s', (search, code) => expect(parseReferralCode(search)).toBe(code))

test.each([
  [true, '', 'false'],
  [false, '', 'true'],
  [true, 'lang=fa', 'false'],
  [true, 'referral_modal=true', undefined],
  [false, 'lang=fa; referral_modal=false', undefined],
  [false, 'referral_modal=maybe', 'true'],
])('HST-005 with a code: %s, with the cookies %j the press sets %s', (hasCode, cookies, set) =>
  expect(chooseReferralModal(hasCode, cookies)).toBe(set),
)
