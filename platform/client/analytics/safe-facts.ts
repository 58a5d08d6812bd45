import type { AnalyticsEvent, AnalyticsEvents, Facts, FactValue } from './events'

type Rule = (value: unknown) => value is FactValue

const flag: Rule = (value): value is boolean => typeof value === 'boolean'

const textLike =
  (pattern: RegExp): Rule =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value)

const oneOf =
  (...words: readonly string[]): Rule =>
  (value): value is string =>
    typeof value === 'string' && words.includes(value)

/** A declared route: words and names of parameters, never the value of one. */
const route = textLike(/^(?=.{1,80}$)\/(?:(?:[a-z][a-z-]*|:[A-Za-z]+)(?:\/(?!$)|$))*$/)

/** The number of a fund or plan, or a UUID. People's numbers (national code, mobile, card, account) are all longer. */
const objectId = textLike(/^(?:\d{1,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i)

const paymentStatus = oneOf('SUCCESS', 'FAILED', 'CANCELED', 'WAITING', 'UNKNOWN')
const paymentType = oneOf('BUY', 'SELL', 'PMA', 'BANK', 'REISSUE_CARD', 'RECOMMENDATION', 'INCREASE_AMOUNT')

const rules: { readonly [Name in AnalyticsEvent]: Readonly<Record<keyof AnalyticsEvents[Name] & string, Rule>> } = {
  page_visit: { path: route },
  login_click: {},
  payment_requested: { Type: paymentType, 'Object ID': objectId },
  receipt_viewed: { is_successful: flag },
  buy_fund_button: { Status: paymentStatus },
  voucher_error: {},
  language_changed: { language: oneOf('fa', 'en') },
}

const rulesOf: ReadonlyMap<string, Readonly<Record<string, Rule>>> = new Map(Object.entries(rules))

/**
 * Sanitizes the facts of an event before they leave the browser: only those that are named for it, and only where their
 * value has the expected shape. Anything else that a caller puts there stays here; an event that is not declared gives
 * undefined. (T23)
 * @example safeFacts('receipt_viewed', { is_successful: true, name: 'نگار' }) // { is_successful: true }
 */
export function safeFacts(event: string, given: unknown): Facts | undefined {
  const known = rulesOf.get(event)
  if (known === undefined) return undefined
  const facts = new Map<string, unknown>(Object.entries(given ?? {}))
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, rule]) => {
      const value: unknown = facts.get(name)
      return rule(value) ? [[name, value]] : []
    }),
  )
}
