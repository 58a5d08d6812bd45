import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { formatDigits } from '@sarv/shared/text/digits'
import { tehranTime } from '../time/tehran'
import { pdfNumber } from './pdf-renderer'
import { renderTablePdf } from './table-pdf'

/** What a statement of a bank account says. */
export interface BankStatement {
  readonly holder: string
  readonly account_number: string
  readonly iban: string
  /** Card number with its stars. */
  readonly card_number: string
  readonly from: string
  readonly to: string
  readonly total_in: number
  readonly total_out: number
  /** Newest first. */
  readonly rows: readonly BankTransaction[]
}

const lastDigits = 4

interface Words {
  readonly title: string
  readonly heads: readonly [day: string, description: string, out: string, into: string, key: string]
  readonly holder: (name: string) => string
  readonly account: (number: string, iban: string) => string
  readonly card: (digits: string) => string
  readonly range: (from: string, to: string) => string
  readonly note: string
  readonly total: string
}

const words: Readonly<Record<Language, Words>> = {
  fa: {
    title: 'صورت‌حساب بانکی',
    heads: ['تاریخ', 'شرح', 'برداشت', 'واریز', 'شمارهٔ پیگیری'],
    holder: (name) => `دارنده: ${name}`,
    account: (number, iban) => `حساب: ${number}، شبا: ${iban}`,
    card: (digits) => `کارت با پایان ${digits}`,
    range: (from, to) => `بازه: از ${from} تا ${to}`,
    note: 'مبالغ به ریال است.',
    total: 'جمع بازه',
  },
  en: {
    title: 'Bank statement',
    heads: ['Date', 'Description', 'Out', 'In', 'Tracking number'],
    holder: (name) => `Holder: ${name}`,
    account: (number, iban) => `Account: ${number}, IBAN: ${iban}`,
    card: (digits) => `Card ending in ${digits}`,
    range: (from, to) => `Range: ${from} to ${to}`,
    note: 'Amounts in rial.',
    total: 'Total of the range',
  },
}

const widths = ['18%', '34%', '16%', '16%', '16%'] as const

function renderCells(row: BankTransaction, language: Language): string[] {
  const { date, name, description, type, amount, tran_key } = row
  const isOut = type === 'withdraw' || type === 'fee'
  const hour = formatDigits(tehranTime(new Date(date)).slice(0, 5), language)
  const number = pdfNumber(amount, language)
  return [
    `${formatDate(date, language)} ${hour}`,
    description === null ? name : `${name}: ${description}`,
    isOut ? number : '',
    isOut ? '' : number,
    formatDigits(tran_key, language),
  ]
}

/** The transactions of a bank account as a PDF in one language. */
export function renderBankStatementPdf(statement: BankStatement, language: Language): Promise<Buffer> {
  const { account_number, iban, card_number, from, to, total_in, total_out, rows } = statement
  const { title, heads, holder, account, card, range, note, total } = words[language]
  return renderTablePdf({
    language,
    title,
    facts: [
      holder(statement.holder),
      account(formatDigits(account_number, language), iban),
      // Stars between digits would turn them round.
      card(formatDigits(card_number.slice(-lastDigits), language)),
      range(formatDate(from, language), formatDate(to, language)),
    ],
    note,
    columns: heads.map((head, index) => ({ head, width: widths[index] ?? '0%' })),
    rows: rows.map((row) => renderCells(row, language)),
    total: ['', total, pdfNumber(total_out, language), pdfNumber(total_in, language), ''],
  })
}
