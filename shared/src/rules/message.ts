import type fa from '../ui/locales/fa.json'

/** Key of the sentence that says what to correct; give it to `t`. Amount and length go along as parameters. */
export type RuleMessage =
  | `ui:rules.${keyof (typeof fa)['rules']}`
  // Named by the specification.
  | `ui:card-page.${keyof (typeof fa)['card-page']}`

/**
 * A rule for one field: undefined when the text is good, else the message under the field. Rules normalise Persian and
 * Arabic digits themselves; what is sent is normalised by `codeOf`.
 */
export type Rule = (text: string) => RuleMessage | undefined
