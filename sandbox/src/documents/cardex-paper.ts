import { showDate } from '@sarv/shared/calendar/show-date'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-papers'
import { createElement, type ReactElement } from 'react'
import { ink, openPress, type Press, pageNumber, persian, persianNumber, printed } from './persian-paper'

/** Rows of one height, so that the pages, and with them their number, are known before they are set. */
const ROW_HEIGHT = 27
const ROWS_ON_FIRST = 20
const ROWS_ON_OTHERS = 23

const COLUMNS = [
  { head: 'تاریخ', width: '12%' },
  { head: 'شرح', width: '40%' },
  { head: 'بدهکار', width: '15%' },
  { head: 'بستانکار', width: '15%' },
  { head: 'مانده', width: '18%' },
] as const

/** The rows of each page; a cardex without rows has a page too. */
function pagesOf<Row>(rows: readonly Row[]): Row[][] {
  const pages = [rows.slice(0, ROWS_ON_FIRST)]
  for (let at = ROWS_ON_FIRST; at < rows.length; at += ROWS_ON_OTHERS) pages.push(rows.slice(at, at + ROWS_ON_OTHERS))
  return pages
}

const rangeOf = ({ from, to }: Cardex) => `از ${showDate(from, 'fa')} تا ${showDate(to, 'fa')}`
const fundOf = ({ fund_name, ds_code }: Cardex) =>
  ds_code === null
    ? 'همهٔ صندوق‌ها'
    : `${fund_name}، کد ${ds_code.replace(/\d/g, (digit) => persianNumber(Number(digit)))}`
const amount = (value: number) => (value === 0 ? '' : persianNumber(value))

function cellsOf(row: CardexRow, isOfAll: boolean): string[] {
  const description = isOfAll && row.fund_name !== null ? `${row.fund_name}: ${row.description}` : row.description
  return [showDate(row.date, 'fa'), description, amount(row.debit), amount(row.credit), persianNumber(row.balance)]
}

function stylesOf({ StyleSheet }: Press) {
  return StyleSheet.create({
    page: { padding: 40, paddingBottom: 56, fontFamily: 'Vazirmatn', fontSize: 9, lineHeight: 1.5, color: ink },
    title: { ...persian, fontSize: 18, fontWeight: 700, marginBottom: 8 },
    fact: { ...persian, fontSize: 10, marginBottom: 2 },
    row: { flexDirection: 'row-reverse', alignItems: 'center', height: ROW_HEIGHT, borderBottom: '0.5 solid #d5ddd8' },
    head: { borderBottom: `1 solid ${ink}`, marginTop: 8, fontWeight: 700 },
    total: { borderBottom: `1 solid ${ink}`, fontWeight: 700 },
    text: { ...persian, paddingLeft: 6, maxLines: 2, textOverflow: 'ellipsis' },
    // Units over units.
    number: persian,
    foot: { ...persian, position: 'absolute', bottom: 28, left: 40, right: 40, textAlign: 'center' },
  })
}

type Styles = ReturnType<typeof stylesOf>

function rowOf({ View, Text }: Press, styles: Styles, cells: readonly string[], look?: 'head' | 'total'): ReactElement {
  return createElement(
    View,
    { key: cells.join(), wrap: false, style: look ? [styles.row, styles[look]] : styles.row },
    ...cells.map((cell, place) =>
      createElement(
        Text,
        { key: place, style: [place < 2 ? styles.text : styles.number, { width: COLUMNS[place]?.width ?? '0%' }] },
        cell,
      ),
    ),
  )
}

/**
 * The cardex as a PDF: A4 from right to left, holder, fund and days on every page, the table's head repeated, pages
 * numbered. (INV-066)
 */
export async function cardexPaper(cardex: Cardex): Promise<Buffer> {
  const press = await openPress()
  const { Page, Text } = press
  const styles = stylesOf(press)
  const pages = pagesOf(cardex.rows)
  const line = (text: string, style: Styles[keyof Styles]) => createElement(Text, { key: text, style }, text)
  const head = rowOf(
    press,
    styles,
    COLUMNS.map((column) => column.head),
    'head',
  )
  const sums = ['', 'جمع بازه', persianNumber(cardex.total_debit), persianNumber(cardex.total_credit)]
  const total = rowOf(press, styles, [...sums, persianNumber(cardex.closing_balance)], 'total')
  const sheets = pages.map((rows, place) =>
    createElement(
      Page,
      { key: place, size: 'A4', wrap: false, style: styles.page },
      ...(place === 0 ? [line('کاردکس سرمایه‌گذاری', styles.title)] : []),
      line(`دارنده: ${cardex.holder}`, styles.fact),
      line(`صندوق: ${fundOf(cardex)}`, styles.fact),
      line(`بازه: ${rangeOf(cardex)}`, styles.fact),
      ...(place === 0 ? [line('مبالغ به ریال؛ مانده ارزش واحدها به قیمت همان روز است.', styles.fact)] : []),
      head,
      ...rows.map((row) => rowOf(press, styles, cellsOf(row, cardex.ds_code === null))),
      ...(place === pages.length - 1 ? [total] : []),
      line(pageNumber(place + 1, pages.length), styles.foot),
    ),
  )
  return printed(press, 'کاردکس سرمایه‌گذاری', sheets)
}
