import type fa from '../ui/locales/fa.json'

/**
 * Key of the sentence that says what to correct; give it to `t`. Amount and length go along as parameters. A rule for one
 * field answers undefined when the text is good; it normalises Persian and Arabic digits itself.
 */
export type RuleMessage =
  | `ui:rules.${keyof (typeof fa)['rules']}`
  // Named by the specification.
  | `ui:card-page.${keyof (typeof fa)['card-page']}`
