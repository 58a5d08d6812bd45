import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '@sarv/platform/client/i18n/language'
import { createElement, type ReactElement } from 'react'
import { asFontkitFont } from './fontkit-font'
import { learnGlyphLetters } from './glyph-letters'
import { writeLigaturesAsCharacters } from './ligature-characters'

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf')

interface Setting {
  readonly text: { readonly direction: 'rtl' | 'ltr'; readonly textAlign: 'right' | 'left' }
  readonly row: 'row-reverse' | 'row'
  readonly author: string
  readonly pageNumber: (page: string, pages: string) => string
}

const settings: Readonly<Record<Language, Setting>> = {
  fa: {
    text: { direction: 'rtl', textAlign: 'right' },
    row: 'row-reverse',
    author: 'سرو',
    pageNumber: (page, pages) => `صفحهٔ ${page} از ${pages}`,
  },
  en: {
    text: { direction: 'ltr', textAlign: 'left' },
    row: 'row',
    author: 'Sarv',
    pageNumber: (page, pages) => `Page ${page} of ${pages}`,
  },
}

/** Base style of a text. */
export const textStyle = (language: Language) => settings[language].text
/** Direction in which the cells of a row follow one another. */
export const rowDirection = (language: Language) => settings[language].row
/** Name of the house, as the author of the documents. */
export const houseName = (language: Language) => settings[language].author
export const textColor = '#14201a'

let loaded: ReturnType<typeof load> | undefined

/** PDF renderer with the font of the app. The library is loaded for the first document only. */
export const loadPdfRenderer = () => {
  loaded ??= load()
  return loaded
}

async function load() {
  const press = await import('@react-pdf/renderer')
  press.Font.register({
    family: 'Vazirmatn',
    fonts: [
      { src: path.join(fonts, 'Vazirmatn-Regular.ttf') },
      { src: path.join(fonts, 'Vazirmatn-Bold.ttf'), fontWeight: 700 },
    ],
  })
  // Words are not parted.
  press.Font.registerHyphenationCallback((word) => [word])
  for (const fontWeight of [400, 700]) {
    const face = { fontFamily: 'Vazirmatn', fontWeight }
    await press.Font.load(face)
    const font = asFontkitFont(press.Font.getFont(face)?.data)
    learnGlyphLetters(font)
    writeLigaturesAsCharacters(font)
  }
  return press
}

export type PdfRenderer = Awaited<ReturnType<typeof loadPdfRenderer>>

/** Renders pages as one PDF file. */
export function renderPdf(
  { Document, renderToBuffer }: PdfRenderer,
  { title, language }: { readonly title: string; readonly language: Language },
  sheets: ReactElement[],
): Promise<Buffer> {
  return renderToBuffer(createElement(Document, { title, language, author: houseName(language) }, ...sheets))
}

export const pdfNumber = (value: number, language: Language) => new Intl.NumberFormat(language).format(value)

/** @example pageNumber(1, 3, 'en') // 'Page 1 of 3' */
export const pageNumber = (page: number, pages: number, language: Language) =>
  settings[language].pageNumber(pdfNumber(page, language), pdfNumber(pages, language))
