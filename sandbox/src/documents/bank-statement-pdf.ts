import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { formatDigits } from '@sarv/shared/text/digits'
import { fill } from '../local-text/fill'
import { tehranTime } from '../time/tehran'
import { pdfNumber } from './pdf-renderer'
import texts from './pdf-texts.json'
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
  const { title, heads, holder, account, card, range, note, total } = texts[language].statement
  return renderTablePdf({
    language,
    title,
    facts: [
      fill(holder, { name: statement.holder }),
      fill(account, { number: formatDigits(account_number, language), iban }),
      // Stars between digits would turn them round.
      fill(card, { digits: formatDigits(card_number.slice(-lastDigits), language) }),
      fill(range, { from: formatDate(from, language), to: formatDate(to, language) }),
    ],
    note,
    columns: heads.map((head, index) => ({ head, width: widths[index] ?? '0%' })),
    rows: rows.map((row) => renderCells(row, language)),
    total: ['', total, pdfNumber(total_out, language), pdfNumber(total_in, language), ''],
  })
}
