import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/** 4 to 12 English letters or digits. (VAL-17) @example referralCode('AB12') // undefined */
export function referralCode(text: string): RuleMessage | undefined {
  return /^[A-Za-z\d]{4,12}$/.test(toAsciiDigits(text)) ? undefined : 'ui:rules.referral-code'
}
