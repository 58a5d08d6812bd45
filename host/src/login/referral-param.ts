import { referralCode } from '@sarv/shared/rules/referral-code'
import { toAsciiDigits } from '@sarv/shared/text/digits'
import { type ReferralModal, referralModal } from '../referral/referral-cookie'

/**
 * Parses the referral code of an invitation link; undefined when it is missing or invalid (HST-006, VAL-17).
 * @example parseReferralCode('?referral_code=AB12') // 'AB12'
 */
export function parseReferralCode(search: string): string | undefined {
  const code = new URLSearchParams(search).get('referral_code')
  return code === null || referralCode(code) !== undefined ? undefined : toAsciiDigits(code)
}

/**
 * The value that the login button gives to the cookie of the referral prompt: with a code it need not be asked any more.
 * An existing value stays: undefined (HST-005).
 * @param cookies as in `document.cookie`
 */
export function chooseReferralModal(hasCode: boolean, cookies: string): ReferralModal | undefined {
  if (referralModal(cookies) !== undefined) return undefined
  return hasCode ? 'false' : 'true'
}
