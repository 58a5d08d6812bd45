import { toAsciiDigits } from '../text/digits'
import { contractCodeLength } from './constants'
import type { RuleMessage } from './message'

/** The five digits that sign a contract or confirm a new card. (VAL-10) @example contractCode('۱۲۳۴۵') // undefined */
export function contractCode(text: string): RuleMessage | undefined {
  const ascii = toAsciiDigits(text)
  return ascii.length === contractCodeLength && /^\d+$/.test(ascii) ? undefined : 'ui:rules.code'
}
