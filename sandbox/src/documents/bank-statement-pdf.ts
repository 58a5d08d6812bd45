import { formatDate } from '@sarv/shared/calendar/format-date'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { formatDigits } from '@sarv/shared/text/digits'
import { tehranTime } from '../time/tehran'
import { persianNumber } from './pdf-renderer'
import { renderTablePdf } from './table-pdf'

/** What a statement of a bank account says. */
export interface BankStatement {
  readonly holder: string
  readonly account_number: string
  readonly iban: string
  /** With its stars. */
  readonly card_number: string
  readonly from: string
  readonly to: string
  readonly total_in: number
  readonly total_out: number
  /** Newest first. */
  readonly rows: readonly BankTransaction[]
}

const columns = [
  { head: 'تاریخ', width: '18%' },
  { head: 'شرح', width: '34%' },
  { head: 'برداشت', width: '16%' },
  { head: 'واریز', width: '16%' },
  { head: 'شماره پیگیری', width: '16%' },
] as const

function renderCells({ date, name, description, type, amount, tran_key }: BankTransaction): string[] {
  const isOut = type === 'withdraw' || type === 'fee'
  const hour = formatDigits(tehranTime(new Date(date)).slice(0, 5), 'fa')
  return [
    `${formatDate(date, 'fa')} ${hour}`,
    description === null ? name : `${name}: ${description}`,
    isOut ? persianNumber(amount) : '',
    isOut ? '' : persianNumber(amount),
    formatDigits(tran_key, 'fa'),
  ]
}

/** The transactions of a bank account as a PDF. */
export function renderBankStatementPdf(statement: BankStatement): Promise<Buffer> {
  const { holder, account_number, iban, card_number, from, to, total_in, total_out, rows } = statement
  return renderTablePdf({
    title: 'صورت‌حساب بانکی',
    facts: [
      `دارنده: ${holder}`,
      `حساب: ${formatDigits(account_number, 'fa')}، شبا: ${iban}، کارت: ${formatDigits(card_number, 'fa')}`,
      `بازه: از ${formatDate(from, 'fa')} تا ${formatDate(to, 'fa')}`,
    ],
    note: 'مبالغ به ریال است.',
    columns,
    rows: rows.map(renderCells),
    total: ['', 'جمع بازه', persianNumber(total_out), persianNumber(total_in), ''],
  })
}
