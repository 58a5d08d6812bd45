import type { Language } from '@sarv/platform/client/i18n/language'
import { createElement, type ReactElement } from 'react'
import {
  loadPdfRenderer,
  type PdfRenderer,
  pageNumber,
  renderPdf,
  rowDirection,
  textColor,
  textStyle,
} from './pdf-renderer'

/** Rows of one height, so that the pages, and with them their number, are known before they are set. */
const rowHeight = 27
const rowsOnFirstPage = 20
const rowsOnOtherPages = 23
/** Words stand in the first columns, numbers in the others. */
const textColumns = 2

/** A table that goes on over pages, with what stands above it. */
export interface TableDocument {
  readonly language: Language
  readonly title: string
  /** Lines on every page: the person, the subject and the days. */
  readonly facts: readonly string[]
  /** A line on the first page. */
  readonly note: string
  readonly columns: readonly { readonly head: string; readonly width: string }[]
  readonly rows: readonly (readonly string[])[]
  /** The last row, under all others. */
  readonly total: readonly string[]
}

/** Pagination: the rows of each page; a table without rows has a page too. */
function paginate<Row>(rows: readonly Row[]): Row[][] {
  const pages = [rows.slice(0, rowsOnFirstPage)]
  for (let at = rowsOnFirstPage; at < rows.length; at += rowsOnOtherPages)
    pages.push(rows.slice(at, at + rowsOnOtherPages))
  return pages
}

function createStyles({ StyleSheet }: PdfRenderer, language: Language) {
  const inLanguage = textStyle(language)
  return StyleSheet.create({
    page: { padding: 40, paddingBottom: 56, fontFamily: 'Vazirmatn', fontSize: 9, lineHeight: 1.5, color: textColor },
    title: { ...inLanguage, fontSize: 18, fontWeight: 700, marginBottom: 8 },
    fact: { ...inLanguage, fontSize: 10, marginBottom: 2 },
    row: {
      flexDirection: rowDirection(language),
      alignItems: 'center',
      height: rowHeight,
      borderBottom: '0.5 solid #d5ddd8',
    },
    head: { borderBottom: `1 solid ${textColor}`, marginTop: 8, fontWeight: 700 },
    total: { borderBottom: `1 solid ${textColor}`, fontWeight: 700 },
    text: {
      ...inLanguage,
      [language === 'fa' ? 'paddingLeft' : 'paddingRight']: 6,
      maxLines: 2,
      textOverflow: 'ellipsis',
    },
    // Units over units.
    number: inLanguage,
    foot: { ...inLanguage, position: 'absolute', bottom: 28, left: 40, right: 40, textAlign: 'center' },
  })
}

type Styles = ReturnType<typeof createStyles>

interface TableRow {
  readonly key: string
  readonly cells: readonly string[]
  readonly look?: 'head' | 'total'
}

function renderRow(
  { View, Text }: PdfRenderer,
  styles: Styles,
  columns: TableDocument['columns'],
  { key, cells, look }: TableRow,
): ReactElement {
  return createElement(
    View,
    { key, wrap: false, style: look ? [styles.row, styles[look]] : styles.row },
    ...cells.map((cell, index) =>
      createElement(
        Text,
        {
          key: index,
          style: [index < textColumns ? styles.text : styles.number, { width: columns[index]?.width ?? '0%' }],
        },
        cell,
      ),
    ),
  )
}

/** Renders a table as a PDF: A4, its facts and its head on every page, pages numbered. */
export async function renderTablePdf(document: TableDocument): Promise<Buffer> {
  const { language, title, facts, note, columns, rows, total } = document
  const press = await loadPdfRenderer()
  const { Page, Text } = press
  const styles = createStyles(press, language)
  const pages = paginate(rows)
  const line = (text: string, style: Styles[keyof Styles]) => createElement(Text, { key: text, style }, text)
  const row = (one: TableRow) => renderRow(press, styles, columns, one)
  const sheets = pages.map((own, index) =>
    createElement(
      Page,
      { key: index, size: 'A4', wrap: false, style: styles.page },
      ...(index === 0 ? [line(title, styles.title)] : []),
      ...facts.map((fact) => line(fact, styles.fact)),
      ...(index === 0 ? [line(note, styles.fact)] : []),
      row({ key: 'head', cells: columns.map(({ head }) => head), look: 'head' }),
      ...own.map((cells, index) => row({ key: String(index), cells })),
      ...(index === pages.length - 1 ? [row({ key: 'total', cells: total, look: 'total' })] : []),
      line(pageNumber(index + 1, pages.length, language), styles.foot),
    ),
  )
  return renderPdf(press, { title, language }, sheets)
}
