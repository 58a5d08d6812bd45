import { toAsciiDigits } from '@sarv/shared/i18n/digits'
import { referralCode } from '@sarv/shared/rules/referral-code'
import { type ReferralModal, referralModal } from '@sarv/shared/storage/referral-cookie'

/**
 * The code of an invitation link; undefined when there is none or it cannot be one (HST-006, VAL-17).
 * @example referralCodeIn('?referral_code=AB12') // 'AB12'
 */
export function referralCodeIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('referral_code')
  return code === null || referralCode(code) !== undefined ? undefined : toAsciiDigits(code)
}

/**
 * What the press of the login button makes of the question for a code: with a code it need not be asked any more. What
 * was decided before stays (HST-005).
 * @param cookies as in `document.cookie`
 */
export function referralQuestion(hasCode: boolean, cookies: string): ReferralModal | undefined {
  if (referralModal(cookies) !== undefined) return undefined
  return hasCode ? 'false' : 'true'
}
