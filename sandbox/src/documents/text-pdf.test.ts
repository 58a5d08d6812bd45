import { availableParallelism } from 'node:os'
import { afterAll, expect, test } from '@jest/globals'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { createPdfPool } from './pdf-workers/pdf-pool'

/** At least as many as the pool has. */
const threads = availableParallelism()
const pool = createPdfPool({ timeoutMs: 100_000 })
afterAll(() => pool.close())

const words = ['لاله', 'اطلاعات', 'سالانه', 'فقط', 'میلیون', 'الأهواز', 'الآن']

const render = async (words: string) => {
  const both = { fa: words, en: '' }
  const text = { title: { fa: 'متن', en: '' }, pages: [[{ heading: { fa: 'متن', en: '' }, paragraphs: [both] }]] }
  const [page = ''] = await readPdf(await pool.render({ kind: 'text', text, language: 'fa' }))
  return page
}

// Each is a part of the one before it: the thread that renders both has seen its shape without its letter.
test.each([
  ['ججج جاج', 'ححح حاح'],
  ['ششش شاش', 'سسس ساس'],
  ['ذذذ ظظظ', 'ددد ططط'],
])('D-125 the letters of a text are read as they are, whatever was rendered before: %s, %s', async (dotted, bare) => {
  for (let time = 0; time < threads; time += 1) await render(dotted)
  expect(await render(bare)).toContain(bare)
})

test('D-125 no line of a text parts a word, and its text layer has the letters of a ligature in their order', async () => {
  const paragraph = Array.from({ length: 30 }, (_, index) => [...words.slice(index % 7), ...words.slice(0, index % 7)])
  const page = await render(paragraph.flat().join(' '))
  const found = page.split(/\s+/).filter((word) => !['متن', 'صفحه', 'از', '۱'].includes(word))
  expect(new Set(found)).toEqual(new Set(words))
  expect(found).toHaveLength(paragraph.flat().length)
})
