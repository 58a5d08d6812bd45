import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/**
 * An address whose last part has two to four letters, as the specification says: `.museum` and `.online` are refused.
 * (VAL-03)
 * @example email('ali.r@site.com') // undefined
 */
export function email(text: string): RuleMessage | undefined {
  const address = toAsciiDigits(text)
  const good = address.length <= 254 && /^[\w%+-]+(?:\.[\w%+-]+)*@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,4}$/.test(address)
  return good ? undefined : 'ui:card-page.validate-email'
}
