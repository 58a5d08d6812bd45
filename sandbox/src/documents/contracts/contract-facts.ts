import { formatLongDate } from '@sarv/shared/calendar/format-date'
import { numberInWords } from '@sarv/shared/money/amount-in-words'
import { formatDigits } from '@sarv/shared/text/digits'

/** What a contract is filled with. Amounts are rial. */
export interface ContractFacts {
  readonly number: string
  readonly investor: string
  readonly national_code: string | null
  readonly plan_id: number
  readonly plan_name: string
  readonly amount: number
  /** What is paid at once, and what later; 0 for nothing. */
  readonly prepayment: number
  readonly remainder: number
  readonly fee_percentage: number
  readonly advised_months: number
  /** ISO day. */
  readonly date: string
}

/** The same facts as they are read in Persian. */
export interface ContractTexts {
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

/** Brackets would turn round in the lines of a PDF. */
const rial = (amount: number) => `${amount.toLocaleString('fa-IR')} ریال، به حروف ${numberInWords(amount, 'fa')} ریال،`

/** The middle of the code is left out: the contract may be printed. @example '۰۰۱****۶۷۹' */
function masked(code: string | null): string {
  return code === null ? '-' : formatDigits(`${code.slice(0, 3)}****${code.slice(-3)}`, 'fa')
}

export function toContractTexts(facts: ContractFacts): ContractTexts {
  return {
    number: formatDigits(facts.number, 'fa'),
    investor: facts.investor,
    nationalCode: masked(facts.national_code),
    plan: facts.plan_name,
    amount: rial(facts.amount),
    payment:
      facts.remainder > 0
        ? `این مبلغ در دو مرحله پرداخت می‌شود: پیش‌پرداخت ${rial(facts.prepayment)} و مبلغ تکمیلی ${rial(facts.remainder)} پس از امضای این قرارداد.`
        : 'همهٔ این مبلغ یک‌جا پرداخت می‌شود.',
    fee: `${facts.fee_percentage.toLocaleString('fa-IR')} درصد`,
    months: facts.advised_months.toLocaleString('fa-IR'),
    date: formatLongDate(facts.date, 'fa'),
  }
}
