import { withoutInvisible } from '../text/digits'
import type { RuleMessage } from './message'

/**
 * A text with a visible character and without a space before it. (VAL-01; VAL-16 for voucher codes)
 * @example required(' a') // 'ui:rules.leading-space'
 */
export function required(text: string): RuleMessage | undefined {
  const seen = withoutInvisible(text)
  if (seen.trim() === '') return 'ui:rules.required'
  return /^\s/.test(seen) ? 'ui:rules.leading-space' : undefined
}
