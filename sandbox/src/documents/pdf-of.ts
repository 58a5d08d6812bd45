import { createRequire } from 'node:module'
import path from 'node:path'
import { createElement } from 'react'
import type { DocumentText } from './document-texts'

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf')
const ink = '#14201a'

/**
 * A text as a real PDF: A4, from right to left, in the font of the app, each page with its number. The library that sets
 * it is loaded for the first document only.
 */
export async function pdfOf({ title, pages }: DocumentText): Promise<Buffer> {
  const { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } = await import('@react-pdf/renderer')
  Font.register({
    family: 'Vazirmatn',
    fonts: [
      { src: path.join(fonts, 'Vazirmatn-Regular.ttf') },
      { src: path.join(fonts, 'Vazirmatn-Bold.ttf'), fontWeight: 700 },
    ],
  })
  // Persian words are not parted.
  Font.registerHyphenationCallback((word) => [word])
  const persian = { direction: 'rtl', textAlign: 'right' } as const
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
      createElement(Text, { style: styles.foot }, `صفحه ${persianNumber(place + 1)} از ${persianNumber(pages.length)}`),
    ),
  )
  return renderToBuffer(createElement(Document, { title, language: 'fa', author: 'سرو' }, ...sheets))
}

function persianNumber(value: number): string {
  return new Intl.NumberFormat('fa').format(value)
}
