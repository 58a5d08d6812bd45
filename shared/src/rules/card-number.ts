import { normalizeCode } from '../text/digits'
import type { RuleMessage } from './message'

/** Sixteen digits whose check digit is right. (VAL-23) @example cardNumber('6037 9911 1111 1112') // undefined */
export function cardNumber(text: string): RuleMessage | undefined {
  const bare = bareCardNumber(text)
  return /^\d{16}$/.test(bare) && luhnSum(bare) % 10 === 0 ? undefined : 'ui:rules.card-number'
}

/** The form that is sent: ASCII digits, no spaces or dashes. @example bareCardNumber('۶۰۳۷-۹۹۱۱') // '60379911' */
export function bareCardNumber(text: string): string {
  return normalizeCode(text).replace(/[\s-]/g, '')
}

/** Luhn: every second of the sixteen digits counts twice, from the first one on. */
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
