import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/** Ten digits that do not begin with two zeros. (VAL-02) @example postcode('0012345678') // 'ui:card-page.validate-post-code' */
export function postcode(text: string): RuleMessage | undefined {
  return /^(?:0[1-9]|[1-9]\d)\d{8}$/.test(toAsciiDigits(text)) ? undefined : 'ui:card-page.validate-post-code'
}
