import { createRequire } from 'node:module'
import path from 'node:path'
import { createElement, type ReactElement } from 'react'

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf')

/** Base style of a Persian text. */
export const persianText = { direction: 'rtl', textAlign: 'right' } as const
export const textColor = '#14201a'

/** PDF renderer with the font of the app. The library is loaded for the first document only. */
export async function loadPdfRenderer() {
  const press = await import('@react-pdf/renderer')
  press.Font.register({
    family: 'Vazirmatn',
    fonts: [
      { src: path.join(fonts, 'Vazirmatn-Regular.ttf') },
      { src: path.join(fonts, 'Vazirmatn-Bold.ttf'), fontWeight: 700 },
    ],
  })
  // Persian words are not parted.
  press.Font.registerHyphenationCallback((word) => [word])
  return press
}

export type PdfRenderer = Awaited<ReturnType<typeof loadPdfRenderer>>

/** Renders pages as one PDF file. */
export function renderPdf(
  { Document, renderToBuffer }: PdfRenderer,
  title: string,
  sheets: ReactElement[],
): Promise<Buffer> {
  return renderToBuffer(createElement(Document, { title, language: 'fa', author: 'سرو' }, ...sheets))
}

export const persianNumber = (value: number) => new Intl.NumberFormat('fa').format(value)

/** @example pageNumber(1, 3) // 'صفحهٔ ۱ از ۳' */
export const pageNumber = (page: number, pages: number) => `صفحهٔ ${persianNumber(page)} از ${persianNumber(pages)}`
