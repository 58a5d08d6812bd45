import { toAsciiDigits } from '../text/digits'
import { passwordLength } from './constants'
import type { RuleMessage } from './message'

/** 8 to 15 characters with a capital letter and a digit. (VAL-06) @example password('Passw0rd') // undefined */
export function password(text: string): RuleMessage | undefined {
  const ascii = toAsciiDigits(text)
  const long = ascii.length >= passwordLength.min && ascii.length <= passwordLength.max
  return long && /[A-Z]/.test(ascii) && /\d/.test(ascii) ? undefined : 'ui:rules.password'
}
