import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/** Digits and nothing else. (VAL-20) @example digitsOnly('1a') // 'ui:rules.digits-only' */
export function digitsOnly(text: string): RuleMessage | undefined {
  return /^\d+$/.test(toAsciiDigits(text)) ? undefined : 'ui:rules.digits-only'
}

/**
 * Ten digits; the check digit is not checked, as the specification says. (VAL-05)
 * @example nationalCode('0011223344') // undefined
 */
export function nationalCode(text: string): RuleMessage | undefined {
  return /^\d{10}$/.test(toAsciiDigits(text)) ? undefined : 'ui:rules.national-code'
}
