import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { formatDigits } from '@sarv/shared/text/digits'
import { pdfNumber } from './pdf-renderer'
import { renderTablePdf } from './table-pdf'

interface Words {
  readonly title: string
  readonly heads: readonly [day: string, description: string, debit: string, credit: string, balance: string]
  readonly holder: (name: string) => string
  readonly fund: (name: string) => string
  readonly range: (from: string, to: string) => string
  readonly allFunds: string
  readonly fundCode: (name: string | null, code: string) => string
  readonly note: string
  readonly total: string
}

const words: Readonly<Record<Language, Words>> = {
  fa: {
    title: 'کاردکس سرمایه‌گذاری',
    heads: ['تاریخ', 'شرح', 'بدهکار', 'بستانکار', 'مانده'],
    holder: (name) => `دارنده: ${name}`,
    fund: (name) => `صندوق: ${name}`,
    range: (from, to) => `بازه: از ${from} تا ${to}`,
    allFunds: 'همهٔ صندوق‌ها',
    fundCode: (name, code) => `${name}، کد ${code}`,
    note: 'مبالغ به ریال؛ مانده ارزش واحدها به قیمت همان روز است.',
    total: 'جمع بازه',
  },
  en: {
    title: 'Investment cardex',
    heads: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    holder: (name) => `Holder: ${name}`,
    fund: (name) => `Fund: ${name}`,
    range: (from, to) => `Range: ${from} to ${to}`,
    allFunds: 'all funds',
    fundCode: (name, code) => `${name}, code ${code}`,
    note: 'Amounts in rial; the balance is the value of the units at the price of the day.',
    total: 'Total of the range',
  },
}

const widths = ['12%', '40%', '15%', '15%', '18%'] as const

/** The cardex as a PDF in one language, with its holder, fund and days. (INV-066) */
export function renderCardexPdf(cardex: Cardex, language: Language): Promise<Buffer> {
  const { title, heads, holder, fund, range, allFunds, fundCode, note, total } = words[language]
  const number = (value: number) => pdfNumber(value, language)
  const amount = (value: number) => (value === 0 ? '' : number(value))
  const day = (iso: string) => formatDate(iso, language)
  const { ds_code, fund_name } = cardex
  const describe = (row: CardexRow) =>
    ds_code === null && row.fund_name !== null ? `${row.fund_name}: ${row.description}` : row.description
  return renderTablePdf({
    language,
    title,
    facts: [
      holder(cardex.holder),
      fund(ds_code === null ? allFunds : fundCode(fund_name, formatDigits(ds_code, language))),
      range(day(cardex.from), day(cardex.to)),
    ],
    note,
    columns: heads.map((head, index) => ({ head, width: widths[index] ?? '0%' })),
    rows: cardex.rows.map((row) => [
      day(row.date),
      describe(row),
      amount(row.debit),
      amount(row.credit),
      number(row.balance),
    ]),
    total: ['', total, number(cardex.total_debit), number(cardex.total_credit), number(cardex.closing_balance)],
  })
}
