import { normalizeCode } from '../text/digits'
import type { RuleMessage } from './message'

const rows = '01234567890 09876543210'

/** Four digits, not all the same and not in a row, up or down. (BNK-073) @example cardPin('1234') // 'ui:rules.pin' */
export function cardPin(text: string): RuleMessage | undefined {
  const pin = normalizeCode(text)
  const isGood = /^\d{4}$/.test(pin) && !/(.)\1{3}/.test(pin) && !rows.includes(pin)
  return isGood ? undefined : 'ui:rules.pin'
}
