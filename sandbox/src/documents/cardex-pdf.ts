import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { formatDigits } from '@sarv/shared/text/digits'
import { fill } from '../local-text/fill'
import { pdfNumber } from './pdf-renderer'
import texts from './pdf-texts.json'
import { renderTablePdf } from './table-pdf'

const widths = ['12%', '40%', '15%', '15%', '18%'] as const

/** The cardex as a PDF in one language, with its holder, fund and days. (INV-066) */
export function renderCardexPdf(cardex: Cardex, language: Language): Promise<Buffer> {
  const { title, heads, holder, fund, range, allFunds, note, total } = texts[language].cardex
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
      fill(holder, { name: cardex.holder }),
      ds_code === null ? allFunds : fill(fund, { name: fund_name ?? '', code: formatDigits(ds_code, language) }),
      fill(range, { from: day(cardex.from), to: day(cardex.to) }),
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
