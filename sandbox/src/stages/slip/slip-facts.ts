import { iban } from '@sarv/shared/rules/iban'
import { normalizeCode } from '@sarv/shared/text/digits'
import { invalid } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'

/** Details of a bank slip, in ASCII. */
export interface SlipFacts {
  readonly tracking_number?: string
  /** ISO. */
  readonly date?: string
  readonly account_number?: string
}
type FactName = keyof SlipFacts

const trackingPattern = /^[A-Za-z\d]{4,30}$/
const accountPattern = /^\d{5,26}$/
const oldestDay = '2020-01-01'

const rules: Readonly<Record<FactName, (text: string, today: string) => LocalText | undefined>> = {
  tracking_number: (text) =>
    trackingPattern.test(text)
      ? undefined
      : {
          fa: 'شمارهٔ پیگیری باید ۴ تا ۳۰ رقم یا حرف لاتین باشد.',
          en: 'The tracking number is 4 to 30 digits or Latin letters.',
        },
  date(text, today) {
    const isDay = new Date(`${text}T00:00:00Z`).toJSON() === `${text}T00:00:00.000Z`
    if (!isDay || text < oldestDay) return { fa: 'تاریخ رسید درست نیست.', en: "The date of the slip isn't right." }
    return text > today
      ? { fa: 'تاریخ رسید نمی‌تواند پس از امروز باشد.', en: "The date of the slip can't be after today." }
      : undefined
  },
  account_number: (text) =>
    accountPattern.test(text) || iban(text) === undefined
      ? undefined
      : { fa: 'شمارهٔ حساب باید ۵ تا ۲۶ رقم، یا شبا باشد.', en: 'The account number is 5 to 26 digits, or an IBAN.' },
}
const factNames: readonly FactName[] = ['tracking_number', 'date', 'account_number']

/**
 * Parses and validates the details of a slip, in ASCII; what is missing or empty stays missing.
 * @example parseSlipFacts({ tracking_number: '۱۲۳۴۵' }, '2026-11-21') // { tracking_number: '12345' }
 */
export function parseSlipFacts(typed: Readonly<Partial<Record<FactName, unknown>>>, today: string): SlipFacts {
  const given = factNames.flatMap((name) => {
    const value = typed[name]
    if (value === undefined || value === null || value === '') return []
    const text = typeof value === 'string' || typeof value === 'number' ? toAscii(name, String(value)) : ''
    return [{ name, text, error: rules[name](text, today) }]
  })
  const errors = given.flatMap(({ error }) => (error === undefined ? [] : [{ msg: error }]))
  if (errors.length > 0) throw invalid({ detail: errors })
  return Object.fromEntries(given.map(({ name, text }) => [name, text]))
}

function toAscii(name: FactName, text: string): string {
  const code = normalizeCode(text)
  return name === 'account_number' ? code.replace(/[\s.\-/]/g, '') : code
}

/** Required details: without them a slip of the first payment is not taken (PMA-027). */
export function requireFacts(facts: Readonly<Record<FactName, unknown>>): void {
  const missing = factNames.filter((name) => facts[name] === null || facts[name] === undefined)
  if (missing.length > 0) throw invalid({ detail: missing.map((name) => ({ msg: missingMessages[name] })) })
}

const missingMessages: Readonly<Record<FactName, LocalText>> = {
  tracking_number: { fa: 'شمارهٔ پیگیری رسید را وارد کنید.', en: 'Enter the tracking number of the slip.' },
  date: { fa: 'تاریخ رسید را وارد کنید.', en: 'Enter the date of the slip.' },
  account_number: {
    fa: 'شمارهٔ حسابی را که از آن واریز کرده‌اید وارد کنید.',
    en: 'Enter the number of the account that you paid from.',
  },
}
