import type { Facts, FactValue } from '@sarv/platform/client/analytics/events'

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

/** All analytics events, and the facts that each may carry. (PLT-062, PLT-066) */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  /** A page was shown; its route as declared, so that it holds no person's id: `/fund-order/:id`. */
  page_visit: { path: route },
  login_click: {},
  /** A payment has been asked for: what it is, and the fund, plan or card that it is for. */
  payment_requested: { Type: paymentType, 'Object ID': objectId },
  receipt_viewed: { is_successful: flag },
  /** The return button of a receipt. */
  buy_fund_button: { Status: paymentStatus },
  voucher_error: {},
  language_changed: { language: oneOf('fa', 'en') },
}

const rulesOf = new Map(Object.entries(rules))

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
