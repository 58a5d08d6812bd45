import { createElement } from 'react'
import type { DocumentText } from './document-text'
import { loadPdfRenderer, pageNumber, persianText, renderPdf, textColor } from './pdf-renderer'

/** Renders a text as a PDF: A4, from right to left, in the font of the app, each page with its number. */
export async function renderTextPdf({ title, pages }: DocumentText): Promise<Buffer> {
  const press = await loadPdfRenderer()
  const { Page, StyleSheet, Text, View } = press
  const styles = StyleSheet.create({
    page: { padding: 56, fontFamily: 'Vazirmatn', fontSize: 14, lineHeight: 1.9, color: textColor },
    title: { ...persianText, fontSize: 20, fontWeight: 700, marginBottom: 24 },
    heading: { ...persianText, fontSize: 15, fontWeight: 700, marginTop: 16, marginBottom: 6 },
    paragraph: { ...persianText, marginBottom: 8 },
    foot: { ...persianText, position: 'absolute', bottom: 32, left: 56, right: 56, fontSize: 11, textAlign: 'center' },
  })
  const sheets = pages.map((sections, index) =>
    createElement(
      Page,
      { key: index, size: 'A4', style: styles.page },
      index === 0 && createElement(Text, { style: styles.title }, title),
      ...sections.map(({ heading, paragraphs }) =>
        createElement(
          View,
          { key: heading },
          createElement(Text, { style: styles.heading }, heading),
          ...paragraphs.map((text) => createElement(Text, { key: text, style: styles.paragraph }, text)),
        ),
      ),
      createElement(Text, { style: styles.foot }, pageNumber(index + 1, pages.length)),
    ),
  )
  return renderPdf(press, title, sheets)
}
