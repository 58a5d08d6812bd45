import { expect, test } from '@jest/globals'
import { referralModal, referralModalCookie } from './referral-cookie'

test('PLT-031 the cookie is spelled as the specification has it', () =>
  expect(referralModalCookie('false')).toMatch(/^referral_modal=false;/))

test.each([
  ['referral_modal=true', 'true'],
  ['lang=en; referral_modal=false', 'false'],
  ['referral_modal=maybe', undefined],
  ['not_referral_modal=true', undefined],
  ['', undefined],
])('the cookies %j say %s', (cookies, word) => expect(referralModal(cookies)).toBe(word))
