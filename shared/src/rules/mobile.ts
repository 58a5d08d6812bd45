import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/** Nothing, or 09 and nine digits; where a number is needed, `required` asks for it. (VAL-04) @example mobile('09121234567') // undefined */
export function mobile(text: string): RuleMessage | undefined {
  return /^(?:09\d{9})?$/.test(toAsciiDigits(text)) ? undefined : 'ui:rules.mobile'
}
