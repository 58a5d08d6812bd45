import { toAsciiDigits } from '../text/digits'
import { contractCodeLength, loginCodeLength } from './constants'
import type { RuleMessage } from './message'

/** The six digits of sign-in. (VAL-09) @example loginCode('12345') // 'ui:rules.code' */
export function loginCode(text: string): RuleMessage | undefined {
  return code(text, loginCodeLength)
}

/** The five digits that sign a contract or confirm a new card. (VAL-10) @example contractCode('۱۲۳۴۵') // undefined */
export function contractCode(text: string): RuleMessage | undefined {
  return code(text, contractCodeLength)
}

function code(text: string, length: number): RuleMessage | undefined {
  const ascii = toAsciiDigits(text)
  return ascii.length === length && /^\d+$/.test(ascii) ? undefined : 'ui:rules.code'
}
