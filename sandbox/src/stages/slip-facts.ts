import { codeOf } from '@sarv/shared/i18n/digits'
import { iban } from '@sarv/shared/rules/iban'
import { refuse } from '../api/refuse'

/** What stands on a slip, in ASCII. */
export interface SlipFacts {
  readonly tracking_number?: string
  /** ISO. */
  readonly date?: string
  readonly account_number?: string
}
type FactName = keyof SlipFacts

const TRACKING = /^[A-Za-z\d]{4,30}$/
const ACCOUNT = /^\d{5,26}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const OLDEST = '2020-01-01'

const rules: Readonly<Record<FactName, (text: string, today: string) => string | undefined>> = {
  tracking_number: (text) => (TRACKING.test(text) ? undefined : 'شماره پیگیری باید ۴ تا ۳۰ رقم یا حرف لاتین باشد.'),
  date(text, today) {
    const isDay = DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) && text >= OLDEST
    if (!isDay) return 'تاریخ رسید درست نیست.'
    return text > today ? 'تاریخ رسید نمی‌تواند پس از امروز باشد.' : undefined
  },
  account_number: (text) =>
    ACCOUNT.test(text) || iban(text) === undefined ? undefined : 'شماره حساب باید ۵ تا ۲۶ رقم، یا شبا باشد.',
}
const FACTS: readonly FactName[] = ['tracking_number', 'date', 'account_number']

/**
 * The facts of a slip as typed, checked and in ASCII; what is missing or empty stays missing.
 * @example slipFacts({ tracking_number: '۱۲۳۴۵' }, '2026-11-21') // { tracking_number: '12345' }
 */
export function slipFacts(typed: Readonly<Partial<Record<FactName, unknown>>>, today: string): SlipFacts {
  const given = FACTS.flatMap((name) => {
    const value = typed[name]
    if (value === undefined || value === null || value === '') return []
    const text = typeof value === 'string' || typeof value === 'number' ? asciiOf(name, String(value)) : ''
    return [{ name, text, fault: rules[name](text, today) }]
  })
  const faults = given.flatMap(({ fault }) => (fault === undefined ? [] : [{ msg: fault }]))
  if (faults.length > 0) throw refuse(400, { detail: faults })
  return Object.fromEntries(given.map(({ name, text }) => [name, text]))
}

function asciiOf(name: FactName, text: string): string {
  const code = codeOf(text)
  return name === 'account_number' ? code.replace(/[\s.\-/]/g, '') : code
}

/** The facts without which a slip of the first payment is not taken (PMA-027). */
export function requireFacts(facts: Readonly<Record<FactName, unknown>>): void {
  const missing = FACTS.filter((name) => facts[name] === null || facts[name] === undefined)
  if (missing.length > 0) throw refuse(400, { detail: missing.map((name) => ({ msg: MISSING[name] })) })
}

const MISSING: Readonly<Record<FactName, string>> = {
  tracking_number: 'شماره پیگیری رسید را وارد کنید.',
  date: 'تاریخ رسید را وارد کنید.',
  account_number: 'شماره حسابی را که از آن واریز کرده‌اید وارد کنید.',
}
