import { normalizeCode } from '../text/digits'
import type { RuleMessage } from './message'

/** Sixteen digits with the right Luhn sum; spaces and dashes of a copied number are no fault. (VAL-23) @example cardNumber('6037991111111112') // undefined */
export function cardNumber(text: string): RuleMessage | undefined {
  const digits = bareCard(text)
  return /^\d{16}$/.test(digits) && luhn(digits) % 10 === 0 ? undefined : 'ui:rules.card-number'
}

/** The digits that are sent. @example bareCard('6037-9911 1111 1112') // '6037991111111112' */
export function bareCard(text: string): string {
  return normalizeCode(text).replace(/[\s-]/g, '')
}

function luhn(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
