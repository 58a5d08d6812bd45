import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-papers'
import { readPdf } from '@sarv/shared/testing/read-pdf'

const PRESS = fileURLToPath(new URL('../testing/paper-process.ts', import.meta.url))
const ROWS = 400
const AMOUNT = 1_000_000_007

/** Words in which letters join before and after ع, of which none may be lost. */
const wordsOf = (place: number) => `خرید به تعداد ${new Intl.NumberFormat('fa').format(place)} واحد`

const row = (place: number): CardexRow => ({
  date: '2026-10-07',
  type: 'PURCHASE',
  description: wordsOf(place),
  ds_code: '11602',
  fund_name: 'نیلوفر کبود',
  debit: 0,
  credit: AMOUNT,
  balance: AMOUNT * place,
})

const cardex: Cardex = {
  holder: 'نگار فرهمند',
  ds_code: '11602',
  fund_name: 'نیلوفر کبود',
  from: '2026-03-21',
  to: '2026-11-21',
  opening_balance: 0,
  total_debit: 0,
  total_credit: AMOUNT * ROWS,
  closing_balance: AMOUNT * ROWS,
  rows: Array.from({ length: ROWS }, (_, place) => row(place + 1)),
}

test('INV-066 four hundred rows fill many pages, each with holder, range, the table’s head and its number', async () => {
  const press = spawn(process.execPath, ['--import', 'tsx', PRESS], { stdio: ['pipe', 'pipe', 'inherit'] })
  press.stdin.end(JSON.stringify(cardex))
  const pages = await readPdf(await buffer(press.stdout))
  expect(pages).toHaveLength(1 + Math.ceil((ROWS - 20) / 23))
  const fa = new Intl.NumberFormat('fa')
  pages.forEach((page, place) => {
    for (const text of ['نگار فرهمند', 'نیلوفر کبود', '۱۴۰۵/۰۱/۰۱', '۱۴۰۵/۰۸/۳۰', 'بدهکار', 'بستانکار', 'مانده']) {
      expect(page).toContain(text)
    }
    expect(page).toContain(`صفحه ${fa.format(place + 1)} از ${fa.format(pages.length)}`)
  })
  const all = pages.join('\n')
  for (let place = 1; place <= ROWS; place++) {
    expect(all).toContain(fa.format(AMOUNT * place))
    expect(all).toContain(wordsOf(place))
  }
}, 120_000)
