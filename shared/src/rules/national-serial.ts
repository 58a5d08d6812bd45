import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/**
 * The serial of the national card (a digit, a letter, eight digits) or the ten digits of a receipt; the person's own
 * national code, often typed by mistake, is neither. (VAL-08)
 * @example nationalSerial('1G12345678', '0011223344') // undefined
 */
export function nationalSerial(text: string, ownNationalCode: string): RuleMessage | undefined {
  const ascii = toAsciiDigits(text)
  const good = /^\d[A-Za-z]\d{8}$/.test(ascii) || (/^\d{10}$/.test(ascii) && ascii !== toAsciiDigits(ownNationalCode))
  return good ? undefined : 'ui:rules.national-serial'
}
