import { createElement } from 'react'
import type { DocumentText } from './document-text'
import { ink, openPress, pageNumber, persian, printed } from './persian-paper'

/** A text as a real PDF: A4, from right to left, in the font of the app, each page with its number. */
export async function pdfOf({ title, pages }: DocumentText): Promise<Buffer> {
  const press = await openPress()
  const { Page, StyleSheet, Text, View } = press
  const styles = StyleSheet.create({
    page: { padding: 56, fontFamily: 'Vazirmatn', fontSize: 14, lineHeight: 1.9, color: ink },
    title: { ...persian, fontSize: 20, fontWeight: 700, marginBottom: 24 },
    heading: { ...persian, fontSize: 15, fontWeight: 700, marginTop: 16, marginBottom: 6 },
    paragraph: { ...persian, marginBottom: 8 },
    foot: { ...persian, position: 'absolute', bottom: 32, left: 56, right: 56, fontSize: 11, textAlign: 'center' },
  })
  const sheets = pages.map((sections, place) =>
    createElement(
      Page,
      { key: place, size: 'A4', style: styles.page },
      place === 0 && createElement(Text, { style: styles.title }, title),
      ...sections.map(({ heading, paragraphs }) =>
        createElement(
          View,
          { key: heading },
          createElement(Text, { style: styles.heading }, heading),
          ...paragraphs.map((text) => createElement(Text, { key: text, style: styles.paragraph }, text)),
        ),
      ),
      createElement(Text, { style: styles.foot }, pageNumber(place + 1, pages.length)),
    ),
  )
  return printed(press, title, sheets)
}
