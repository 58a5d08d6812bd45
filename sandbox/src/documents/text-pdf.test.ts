import { afterAll, expect, test } from '@jest/globals'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { createPdfPool } from './press/pdf-pool'

const pool = createPdfPool({ timeoutMs: 100_000 })
afterAll(() => pool.close())

const words = ['لاله', 'اطلاعات', 'سالانه', 'فقط', 'میلیون', 'الأهواز', 'الآن']

test('D-125 no line of a text parts a word, and its text layer has the letters of a ligature in their order', async () => {
  const paragraph = Array.from({ length: 30 }, (_, index) => [...words.slice(index % 7), ...words.slice(0, index % 7)])
  const both = { fa: paragraph.flat().join(' '), en: '' }
  const text = { title: { fa: 'متن', en: '' }, pages: [[{ heading: { fa: 'متن', en: '' }, paragraphs: [both] }]] }
  const [page = ''] = await readPdf(await pool.render({ kind: 'text', text, language: 'fa' }))
  const found = page.split(/\s+/).filter((word) => !['متن', 'صفحه', 'از', '۱'].includes(word))
  expect(new Set(found)).toEqual(new Set(words))
  expect(found).toHaveLength(paragraph.flat().length)
})
