import { afterAll, expect, test } from '@jest/globals'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { sampleEntry } from '@sarv/shared/testing/sample-entry'
import { createPdfPool } from './pdf-workers/pdf-pool'

const pool = createPdfPool({ timeoutMs: 100_000 })
afterAll(() => pool.close())

const rows = [
  sampleEntry(),
  sampleEntry({ kind: 'DEPOSIT', direction: 'IN', amount: 640_500, fee: 0 }),
  sampleEntry({ product: 'FUND', kind: 'PURCHASE', status: 'FAILED', amount: 3_000_000, fee: 0 }),
  sampleEntry({ product: 'FUND', kind: 'GIFT', direction: 'IN', amount: 2_000_000, fee: 0 }),
]

test('INV-089 a file has each row, and sums of what moved with its fees', async () => {
  const list = { holder: 'نگار فرهمند', from: '2026-10-23', to: null, rows }
  const [page = ''] = await readPdf(await pool.render({ kind: 'feed', list, language: 'fa' }))
  for (const text of ['نگار فرهمند', 'برداشت', 'لاله', '۵٬۰۰۰٬۰۰۰', '۷٬۲۰۰', 'ناموفق', 'هدیه', '۵٬۰۰۷٬۲۰۰'])
    expect(page).toContain(text)
  // Received in all: the gift is no money.
  expect(page.match(/۶۴۰٬۵۰۰/g)).toHaveLength(2)
  const [english = ''] = await readPdf(
    await pool.render({ kind: 'feed', list: { ...list, rows: [], holder: 'Negar' }, language: 'en' }),
  )
  expect(english).not.toMatch(/\p{Script=Arabic}|[۰-۹]/u)
})
