import type { Language } from '@sarv/platform/client/i18n/language'
import { createElement } from 'react'
import type { DocumentText } from './document-text'
import { loadPdfRenderer, pageNumber, renderPdf, textColor, textStyle } from './pdf-renderer'

/** Renders a text as a PDF in one language: A4, in the font of the app, each page with its number. */
export async function renderTextPdf({ title, pages }: DocumentText, language: Language): Promise<Buffer> {
  const press = await loadPdfRenderer()
  const { Page, StyleSheet, Text, View } = press
  const inLanguage = textStyle(language)
  const styles = StyleSheet.create({
    page: { padding: 56, fontFamily: 'Vazirmatn', fontSize: 14, lineHeight: 1.9, color: textColor },
    title: { ...inLanguage, fontSize: 20, fontWeight: 700, marginBottom: 24 },
    heading: { ...inLanguage, fontSize: 15, fontWeight: 700, marginTop: 16, marginBottom: 6 },
    paragraph: { ...inLanguage, marginBottom: 8 },
    foot: { ...inLanguage, position: 'absolute', bottom: 32, left: 56, right: 56, fontSize: 11, textAlign: 'center' },
  })
  const sheets = pages.map((sections, index) =>
    createElement(
      Page,
      { key: index, size: 'A4', style: styles.page },
      index === 0 && createElement(Text, { style: styles.title }, title[language]),
      ...sections.map(({ heading, paragraphs }) =>
        createElement(
          View,
          { key: heading.fa },
          createElement(Text, { style: styles.heading }, heading[language]),
          ...paragraphs.map((text) => createElement(Text, { key: text.fa, style: styles.paragraph }, text[language])),
        ),
      ),
      createElement(Text, { style: styles.foot }, pageNumber(index + 1, pages.length, language)),
    ),
  )
  return renderPdf(press, { title: title[language], language }, sheets)
}
