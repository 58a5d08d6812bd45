import type { Language } from '@sarv/platform/client/i18n/language'
import { formatFullDate } from '@sarv/shared/calendar/format-date'
import { numberInWords } from '@sarv/shared/money/amount-in-words'
import { formatDigits } from '@sarv/shared/text/digits'
import { fill } from '../../local-text/fill'
import type { LocalText } from '../../local-text/local-text'

/** What a contract is filled with. Amounts are rial. */
export interface ContractFacts {
  readonly number: string
  readonly investor: string
  readonly national_code: string | null
  readonly plan_id: number
  readonly plan_name: LocalText
  readonly amount: number
  /** What is paid at once, and what later; 0 for nothing. */
  readonly prepayment: number
  readonly remainder: number
  readonly fee_percentage: number
  readonly advised_months: number
  /** ISO day. */
  readonly date: string
}

/** The same facts as they are read in one language. */
type ContractTexts = {
  readonly number: string
  readonly investor: string
  readonly nationalCode: string
  readonly plan: string
  readonly amount: string
  readonly payment: string
  readonly fee: string
  readonly months: string
  readonly date: string
}

export type LocalContractTexts = Readonly<Record<Language, ContractTexts>>

const words = {
  fa: {
    locale: 'fa-IR',
    // Brackets would turn round in the lines of a PDF.
    amount: '{{digits}} ریال، به حروف {{words}} ریال،',
    twoSteps:
      'این مبلغ در دو مرحله پرداخت می‌شود: پیش‌پرداخت {{prepayment}} و مبلغ تکمیلی {{remainder}} پس از امضای این قرارداد.',
    atOnce: 'همهٔ این مبلغ یک‌جا پرداخت می‌شود.',
    percent: '{{value}} درصد',
  },
  en: {
    locale: 'en-US',
    amount: '{{digits}} rial ({{words}} rial)',
    twoSteps:
      'It is paid in two parts: {{prepayment}} at the start and the remaining {{remainder}} once this contract is signed.',
    atOnce: 'All of it is paid at once.',
    percent: '{{value}} percent',
  },
}

/** The middle of the code is left out: the contract may be printed. Stars would turn its parts round. @example '۰۰۱####۶۷۹' */
function masked(code: string | null, language: Language): string {
  return code === null ? '-' : formatDigits(`${code.slice(0, 3)}####${code.slice(-3)}`, language)
}

export const toContractTexts = (facts: ContractFacts): LocalContractTexts => ({
  fa: textsIn(facts, 'fa'),
  en: textsIn(facts, 'en'),
})

function textsIn(facts: ContractFacts, language: Language): ContractTexts {
  const { locale, amount, twoSteps, atOnce, percent } = words[language]
  const rial = (value: number) =>
    fill(amount, { digits: value.toLocaleString(locale), words: numberInWords(value, language) })
  return {
    number: formatDigits(facts.number, language),
    investor: facts.investor,
    nationalCode: masked(facts.national_code, language),
    plan: facts.plan_name[language],
    amount: rial(facts.amount),
    payment:
      facts.remainder > 0
        ? fill(twoSteps, { prepayment: rial(facts.prepayment), remainder: rial(facts.remainder) })
        : atOnce,
    fee: fill(percent, { value: facts.fee_percentage.toLocaleString(locale) }),
    months: facts.advised_months.toLocaleString(locale),
    date: formatFullDate(facts.date, language, { weekday: false }),
  }
}
