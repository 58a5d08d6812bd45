import type { Page } from '@playwright/test'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { goTo } from '../actions/go-to'
import { type SavedFile, savedFile } from '../browser/saved-file'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../test'

const days = 'from=2026-06-22&to=2026-10-22'
const rowCount = 120

/** A cardex of several sheets. */
function longCardex(): Cardex {
  const rows = Array.from(
    { length: rowCount },
    (_, place): CardexRow => ({
      date: '2026-10-07',
      type: 'PURCHASE',
      description: `ردیف ${(place + 1).toLocaleString('fa')}`,
      ds_code: '11307',
      fund_name: 'چکاد بلند',
      debit: 0,
      credit: 1_000_000,
      balance: 1_000_000 * (place + 1),
    }),
  )
  const sum = 1_000_000 * rowCount
  const sums = { opening_balance: 0, total_debit: 0, total_credit: sum, closing_balance: sum }
  return { holder: 'نگار فرهمند', ds_code: null, fund_name: null, from: '2026-06-22', to: '2026-10-22', ...sums, rows }
}

async function opened(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await expect(page.getByText('ماندهٔ پایان بازه')).toBeVisible()
}

const waysToSave = (page: Page) => page.getByRole('link', { name: 'چاپ و ذخیره' })

/** What is downloaded after a press of one of the ways. */
async function downloadBy(page: Page, way: string): Promise<SavedFile> {
  await waysToSave(page).click()
  const saved = await savedFile(page, () => page.getByRole('button', { name: way }).click())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return saved
}

test('INV-065 INV-066 the header’s button saves the cardex as a readable PDF and a CSV @sessions', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('investor', '/profile')
  await opened(page, `/cardex?ds_code=11602&${days}`)
  await expectAccessible(page, 'the cardex')
  const pdf = await downloadBy(page, 'ذخیرهٔ PDF')
  expect(pdf.name).toBe('کاردکس نیلوفر کبود ۱۴۰۵-۰۴-۰۱ ۱۴۰۵-۰۷-۳۰.pdf')
  const pages = await readPdf(pdf.bytes)
  for (const text of ['نیلوفر کبود', '۱۴۰۵/۰۴/۰۱', '۱۴۰۵/۰۷/۳۰', `صفحه ۱ از ${pages.length.toLocaleString('fa')}`]) {
    expect(pages[0]).toContain(text)
  }
  const csv = await downloadBy(page, 'ذخیرهٔ CSV برای اکسل')
  expect(csv.name).toMatch(/\.csv$/)
  const [head, first, ...rest] = csv.bytes.toString().split('\r\n')
  expect(head).toBe('\ufeffتاریخ,تاریخ میلادی,شرح,صندوق,بدهکار,بستانکار,مانده')
  expect(first).toMatch(/^1405\/04\/01,2026-06-22,ماندهٔ آغاز بازه,نیلوفر کبود,0,0,\d+$/)
  expect(rest.length).toBeGreaterThan(5)
  // The way in made an entry of the history, and closing took it away.
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
})

test('INV-065 INV-066 the print reads right to left, with holder, range and page numbers', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1)
    }
  })
  const person = await signIn('investor', '/profile')
  await sandbox.control('force', { path: '/fund/api/v1/cardex/', sub: person.sub, status: 200, body: longCardex() })
  await opened(page, `/cardex?${days}`)
  // Prints as the browser's own menu does, without a button of the app.
  const sheets = (await readPdf(await page.pdf({ preferCSSPageSize: true }))).map((sheet) => sheet.normalize('NFKC'))
  expect(sheets.length).toBeGreaterThan(2)
  sheets.forEach((sheet, place) => {
    for (const text of ['نگار فرهمند', 'بدهکار', 'بستانکار', 'صفح']) expect(sheet).toContain(text)
    // Numbers stand in the order in which they are drawn.
    const pages = `${sheets.length.toLocaleString('fa')} از ${(place + 1).toLocaleString('fa')}`
    expect(sheet).toMatch(new RegExp(`${pages}\\D`))
    for (const day of ['۱۴۰۵/۰۴/۰۱', '۱۴۰۵/۰۷/۳۰']) expect(sheet).toContain(day)
    // The sheet shows no part of the shell.
    expect(sheet).not.toContain('English')
  })
  expect(sheets.join('\n')).toContain(rowCount.toLocaleString('fa'))
  await waysToSave(page).click()
  await page.getByRole('button', { name: 'چاپ', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('body > [data-language="fa"]')
  await expect(paper).toBeVisible()
  await expect(paper).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
