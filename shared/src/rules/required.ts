import type { RuleMessage } from './message'

/**
 * Something, and no space before it. (VAL-01; VAL-16 for voucher codes)
 * @example required(' a') // 'ui:rules.leading-space'
 */
export function required(text: string): RuleMessage | undefined {
  if (text.trim() === '') return 'ui:rules.required'
  return /^\s/.test(text) ? 'ui:rules.leading-space' : undefined
}
