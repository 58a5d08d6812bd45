import { toAsciiDigits } from '../text/digits'
import { minimumAmount, minimumTransfer } from './constants'
import type { RuleMessage } from './message'

/** Fifteen digits and less are exact in a double. */
const amount = /^(?:0|[1-9]\d{0,14})$/

/**
 * An amount that is bought for: at least 300,000 rial, or the fund's own minimum where that is larger. Give the minimum
 * to the message as `amount`. (VAL-07)
 * @example buyAmount('299999') // 'ui:rules.minimum'
 */
export function buyAmount(digits: string, minimum: number = minimumAmount): RuleMessage | undefined {
  return atLeast(digits, Math.max(minimum, minimumAmount)) ? undefined : 'ui:rules.minimum'
}

/**
 * The red hint of a plan's amount: undefined too while the field is empty, where the button alone is off. (VAL-14)
 * @example investAmount('', 500_000_000) // undefined
 */
export function investAmount(digits: string, minimum: number): RuleMessage | undefined {
  return digits === '' || atLeast(digits, minimum) ? undefined : 'ui:rules.minimum'
}

/** Anything above zero. (VAL-15) @example increaseAmount('000') // 'ui:rules.amount' */
export function increaseAmount(digits: string): RuleMessage | undefined {
  return atLeast(digits, 1) ? undefined : 'ui:rules.amount'
}

/**
 * A transfer: at least 10,000 rial and no more than there is. (VAL-18, ERR-18, ERR-21)
 * @param balance rial
 * @example transferAmount('9999', 50_000) // 'ui:rules.transfer-minimum'
 */
export function transferAmount(digits: string, balance: number): RuleMessage | undefined {
  if (!atLeast(digits, minimumTransfer)) return 'ui:rules.transfer-minimum'
  return Number(toAsciiDigits(digits)) > balance ? 'ui:rules.balance' : undefined
}

function atLeast(digits: string, minimum: number): boolean {
  const ascii = toAsciiDigits(digits)
  return amount.test(ascii) && Number(ascii) >= minimum
}
