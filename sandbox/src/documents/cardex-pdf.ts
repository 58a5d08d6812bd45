import { formatDate } from '@sarv/shared/calendar/format-date'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { createElement, type ReactElement } from 'react'
import {
  loadPdfRenderer,
  type PdfRenderer,
  pageNumber,
  persianNumber,
  persianText,
  renderPdf,
  textColor,
} from './pdf-renderer'

/** Rows of one height, so that the pages, and with them their number, are known before they are set. */
const rowHeight = 27
const rowsOnFirstPage = 20
const rowsOnOtherPages = 23

const tableColumns = [
  { head: 'تاریخ', width: '12%' },
  { head: 'شرح', width: '40%' },
  { head: 'بدهکار', width: '15%' },
  { head: 'بستانکار', width: '15%' },
  { head: 'مانده', width: '18%' },
] as const

/** Pagination: the rows of each page; a cardex without rows has a page too. */
function paginate<Row>(rows: readonly Row[]): Row[][] {
  const pages = [rows.slice(0, rowsOnFirstPage)]
  for (let at = rowsOnFirstPage; at < rows.length; at += rowsOnOtherPages)
    pages.push(rows.slice(at, at + rowsOnOtherPages))
  return pages
}

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

function createStyles({ StyleSheet }: PdfRenderer) {
  return StyleSheet.create({
    page: { padding: 40, paddingBottom: 56, fontFamily: 'Vazirmatn', fontSize: 9, lineHeight: 1.5, color: textColor },
    title: { ...persianText, fontSize: 18, fontWeight: 700, marginBottom: 8 },
    fact: { ...persianText, fontSize: 10, marginBottom: 2 },
    row: { flexDirection: 'row-reverse', alignItems: 'center', height: rowHeight, borderBottom: '0.5 solid #d5ddd8' },
    head: { borderBottom: `1 solid ${textColor}`, marginTop: 8, fontWeight: 700 },
    total: { borderBottom: `1 solid ${textColor}`, fontWeight: 700 },
    text: { ...persianText, paddingLeft: 6, maxLines: 2, textOverflow: 'ellipsis' },
    // Units over units.
    number: persianText,
    foot: { ...persianText, position: 'absolute', bottom: 28, left: 40, right: 40, textAlign: 'center' },
  })
}

type Styles = ReturnType<typeof createStyles>

function renderRow(
  { View, Text }: PdfRenderer,
  styles: Styles,
  cells: readonly string[],
  look?: 'head' | 'total',
): ReactElement {
  return createElement(
    View,
    { key: cells.join(), wrap: false, style: look ? [styles.row, styles[look]] : styles.row },
    ...cells.map((cell, index) =>
      createElement(
        Text,
        { key: index, style: [index < 2 ? styles.text : styles.number, { width: tableColumns[index]?.width ?? '0%' }] },
        cell,
      ),
    ),
  )
}

/**
 * The cardex as a PDF: A4 from right to left, holder, fund and days on every page, the table's head repeated, pages
 * numbered. (INV-066)
 */
export async function renderCardexPdf(cardex: Cardex): Promise<Buffer> {
  const press = await loadPdfRenderer()
  const { Page, Text } = press
  const styles = createStyles(press)
  const pages = paginate(cardex.rows)
  const line = (text: string, style: Styles[keyof Styles]) => createElement(Text, { key: text, style }, text)
  const head = renderRow(
    press,
    styles,
    tableColumns.map((column) => column.head),
    'head',
  )
  const sums = ['', 'جمع بازه', persianNumber(cardex.total_debit), persianNumber(cardex.total_credit)]
  const total = renderRow(press, styles, [...sums, persianNumber(cardex.closing_balance)], 'total')
  const sheets = pages.map((rows, index) =>
    createElement(
      Page,
      { key: index, size: 'A4', wrap: false, style: styles.page },
      ...(index === 0 ? [line('کاردکس سرمایه‌گذاری', styles.title)] : []),
      line(`دارنده: ${cardex.holder}`, styles.fact),
      line(`صندوق: ${fundLabel(cardex)}`, styles.fact),
      line(`بازه: ${rangeLabel(cardex)}`, styles.fact),
      ...(index === 0 ? [line('مبالغ به ریال؛ مانده ارزش واحدها به قیمت همان روز است.', styles.fact)] : []),
      head,
      ...rows.map((row) => renderRow(press, styles, renderCells(row, cardex.ds_code === null))),
      ...(index === pages.length - 1 ? [total] : []),
      line(pageNumber(index + 1, pages.length), styles.foot),
    ),
  )
  return renderPdf(press, 'کاردکس سرمایه‌گذاری', sheets)
}
