import { normalizeCode } from '../text/digits'
import type { RuleMessage } from './message'

const serialPattern = /^\d[A-Za-z]\d{8}$/
const receiptPattern = /^\d{10}$/

/**
 * The serial of a national card, or the ten digits of the receipt for one, which are not the person's own national code.
 * (VAL-08)
 * @example nationalSerial('1G12345678', '0012345679') // undefined
 */
export function nationalSerial(text: string, nationalCode: string | undefined): RuleMessage | undefined {
  const code = normalizeCode(text)
  const isGood = serialPattern.test(code) || (receiptPattern.test(code) && code !== nationalCode)
  return isGood ? undefined : 'ui:rules.national-serial'
}
