import { cardPin } from '@sarv/shared/rules/card-pin'
import type { RuleMessage } from '@sarv/shared/rules/message'
import { normalizeCode } from '@sarv/shared/text/digits'

/** The digits of what was typed or pasted into a PIN field, in ASCII. @example pinDigits('۱۲۳۴۵') // '1234' */
export function pinDigits(text: string): string {
  return normalizeCode(text).replace(/\D/g, '').slice(0, 4)
}

/**
 * What is wrong with a new PIN and its repetition, and in which of the two fields; undefined when it may be set. (BNK-073)
 * @example pinError('4827', '4828') // { field: 'repeat', message: 'pin.different' }
 */
export function pinError(
  pin: string,
  repeated: string,
):
  | { readonly field: 'pin'; readonly message: RuleMessage }
  | { readonly field: 'repeat'; readonly message: 'pin.different' }
  | undefined {
  const message = cardPin(pin)
  if (message !== undefined) return { field: 'pin', message }
  return pin === repeated ? undefined : { field: 'repeat', message: 'pin.different' }
}
