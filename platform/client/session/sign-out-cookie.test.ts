import { expect, test } from '@jest/globals'
import { lastSignOut, signOutCookie } from './sign-out-cookie'

test.each([
  ['', undefined],
  ['last_sign_out=asked', 'asked'],
  ['lang=fa; last_sign_out=unreached; referral_modal=true', 'unreached'],
  ['last_sign_out=', undefined],
  ['last_sign_out=yes', undefined],
  ['not_last_sign_out=asked', undefined],
])('HST-050 the cookies %j say of the last sign-out: %s', (cookies, outcome) =>
  expect(lastSignOut(cookies)).toBe(outcome),
)

test('HST-050 the cookie of a sign-out lasts until the next sign-in ends it', () => {
  expect(signOutCookie('asked')).toBe('last_sign_out=asked; Path=/; Max-Age=34560000; SameSite=Lax')
  expect(signOutCookie()).toBe('last_sign_out=; Path=/; Max-Age=0; SameSite=Lax')
})
