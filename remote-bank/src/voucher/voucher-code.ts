import type { RuleMessage } from '@sarv/shared/rules/message'
import { required } from '@sarv/shared/rules/required'
import { normalizeCode, withoutInvisible } from '@sarv/shared/text/digits'

/** What a typed code is: one that may be sent, none yet, or one with a sentence about what to correct. (VAL-16) */
export type TypedCode = { readonly code: string } | { readonly code?: undefined; readonly error?: RuleMessage }

/**
 * Parses a typed voucher code. An empty field is not wrong, only not ready.
 * @example parseVoucherCode('گ۱') // { code: 'گ1' }
 */
export function parseVoucherCode(typed: string): TypedCode {
  const error = required(typed)
  if (error === undefined) return { code: normalizeCode(typed) }
  return withoutInvisible(typed) === '' ? {} : { error }
}
