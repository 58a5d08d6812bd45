import { afterAll, expect, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { createPdfPool } from './pdf-workers/pdf-pool'

const pool = createPdfPool({ timeoutMs: 100_000 })
afterAll(() => pool.close())

const rowCount = 400
const amountStep = 1_000_000_007

/** Words in which letters join before and after ع; the text must keep all letters. */
const wordsOf = (index: number) => `خرید به تعداد ${new Intl.NumberFormat('fa').format(index)} واحد`

const row = (index: number): CardexRow => ({
  date: '2026-10-07',
  type: 'PURCHASE',
  description: wordsOf(index),
  ds_code: '11602',
  fund_name: 'نیلوفر کبود',
  debit: 0,
  credit: amountStep,
  balance: amountStep * index,
})

const cardex: Cardex = {
  holder: 'نگار فرهمند',
  ds_code: '11602',
  fund_name: 'نیلوفر کبود',
  from: '2026-03-21',
  to: '2026-11-21',
  opening_balance: 0,
  total_debit: 0,
  total_credit: amountStep * rowCount,
  closing_balance: amountStep * rowCount,
  rows: Array.from({ length: rowCount }, (_, index) => row(index + 1)),
}

const renderPages = async (of: Cardex, language: Language) =>
  readPdf(await pool.render({ kind: 'cardex', cardex: of, language }))

test('INV-066 PLT-013 an English cardex has English words and digits beside the holder’s own name', async () => {
  const rows = [{ ...row(1), description: 'Bought 1 unit', fund_name: 'Blue Lotus' }]
  const [page = ''] = await renderPages({ ...cardex, fund_name: 'Blue Lotus', rows }, 'en')
  for (const text of ['Holder', 'نگار فرهمند', 'Fund: Blue Lotus, code 11602', '1405/01/01', 'Debit', 'Page 1 of 1']) {
    expect(page).toContain(text)
  }
  expect(page.replace('نگار فرهمند', '')).not.toMatch(/\p{Script=Arabic}|[۰-۹]/u)
})

test('INV-066 four hundred rows fill many pages, each with holder, range, the table’s head and its number', async () => {
  const pages = await renderPages(cardex, 'fa')
  expect(pages).toHaveLength(1 + Math.ceil((rowCount - 20) / 23))
  const fa = new Intl.NumberFormat('fa')
  pages.forEach((page, index) => {
    for (const text of ['نگار فرهمند', 'نیلوفر کبود', '۱۴۰۵/۰۱/۰۱', '۱۴۰۵/۰۸/۳۰', 'بدهکار', 'بستانکار', 'مانده']) {
      expect(page).toContain(text)
    }
    expect(page).toContain(`صفحه ${fa.format(index + 1)} از ${fa.format(pages.length)}`)
  })
  const all = pages.join('\n')
  for (let index = 1; index <= rowCount; index++) {
    expect(all).toContain(fa.format(amountStep * index))
    expect(all).toContain(wordsOf(index))
  }
})
