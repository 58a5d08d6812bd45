import { normalizeCode } from '../text/digits'
import type { RuleMessage } from './message'

/** IR and 24 digits whose check digits are right. (VAL-24) @example iban('ir16 0120 0000 0000 1234 5678 90') // undefined */
export function iban(text: string): RuleMessage | undefined {
  const bare = bareIban(text)
  return /^IR\d{24}$/.test(bare) && remainder(bare) === 1n ? undefined : 'ui:rules.iban'
}

/** The form that is sent: capitals, ASCII digits, no spaces or dashes. @example bareIban('ir16-0120') // 'IR160120' */
export function bareIban(text: string): string {
  return normalizeCode(text).replace(/[\s-]/g, '').toUpperCase()
}

/** ISO 7064: country and check digits go to the end, letters count from A = 10. */
function remainder(bare: string): bigint {
  return BigInt(`${bare.slice(4)}1827${bare.slice(2, 4)}`) % 97n
}
