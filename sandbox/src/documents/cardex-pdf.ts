import { formatDate } from '@sarv/shared/calendar/format-date'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { persianNumber } from './pdf-renderer'
import { renderTablePdf } from './table-pdf'

const columns = [
  { head: 'تاریخ', width: '12%' },
  { head: 'شرح', width: '40%' },
  { head: 'بدهکار', width: '15%' },
  { head: 'بستانکار', width: '15%' },
  { head: 'مانده', width: '18%' },
] as const

const rangeLabel = ({ from, to }: Cardex) => `از ${formatDate(from, 'fa')} تا ${formatDate(to, 'fa')}`
const fundLabel = ({ fund_name, ds_code }: Cardex) =>
  ds_code === null
    ? 'همهٔ صندوق‌ها'
    : `${fund_name}، کد ${ds_code.replace(/\d/g, (digit) => persianNumber(Number(digit)))}`
const amount = (value: number) => (value === 0 ? '' : persianNumber(value))

function renderCells(row: CardexRow, isOfAll: boolean): string[] {
  const description = isOfAll && row.fund_name !== null ? `${row.fund_name}: ${row.description}` : row.description
  return [formatDate(row.date, 'fa'), description, amount(row.debit), amount(row.credit), persianNumber(row.balance)]
}

/** The cardex as a PDF, with its holder, fund and days. (INV-066) */
export function renderCardexPdf(cardex: Cardex): Promise<Buffer> {
  const sums = [cardex.total_debit, cardex.total_credit, cardex.closing_balance]
  return renderTablePdf({
    title: 'کاردکس سرمایه‌گذاری',
    facts: [`دارنده: ${cardex.holder}`, `صندوق: ${fundLabel(cardex)}`, `بازه: ${rangeLabel(cardex)}`],
    note: 'مبالغ به ریال؛ مانده ارزش واحدها به قیمت همان روز است.',
    columns,
    rows: cardex.rows.map((row) => renderCells(row, cardex.ds_code === null)),
    total: ['', 'جمع بازه', ...sums.map(persianNumber)],
  })
}
