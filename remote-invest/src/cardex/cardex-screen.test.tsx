import { expect, test } from '@jest/globals'
import { formatDate } from '@sarv/shared/calendar/format-date'
import { type Cardex, type CardexRow, getCardex } from '@sarv/shared/contract/fund-statements'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { savedFiles } from '@sarv/shared/testing/saved-files'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lastMonth } from '../testing/last-month'
import { readFacts, readRows } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const path = '/fund/api/v1/cardex/'
const table = () => screen.findByRole('table')
const rowsIn = (element: HTMLElement) => within(element).getAllByRole('row').slice(1)

function longCardex(count: number): Cardex {
  const rows = Array.from(
    { length: count },
    (_, index): CardexRow => ({
      date: '2026-10-07',
      type: 'PURCHASE',
      description: `خرید شماره ${index + 1}`,
      ds_code: '11307',
      fund_name: 'چکاد بلند',
      debit: 0,
      credit: 1000,
      balance: 1000 * (index + 1),
    }),
  )
  const sums = { opening_balance: 0, total_debit: 0, total_credit: 1000 * count, closing_balance: 1000 * count }
  return { holder: 'نگار فرهمند', ds_code: null, fund_name: null, from: '2026-10-07', to: '2026-10-07', ...sums, rows }
}

test('INV-065 date, description, debit, credit and balance of every row, the newest last', async () => {
  await renderInvest({ path: '/cardex?ds_code=11602' })
  const heads = within(await table()).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(['تاریخ', 'شرح', 'بدهکار', 'بستانکار', 'مانده'])
  const rows = rowsIn(await table())
  expect(rows[0]).toHaveTextContent(/ماندهٔ آغاز بازه/)
  expect(rows[1]).toHaveTextContent(/خرید [۰-۹٬]+ واحد، هر واحد [۰-۹٬]+ ریال/)
  const [closing] = within(screen.getByText('ماندهٔ پایان بازه').closest('div') ?? document.body).getAllByText(/[۰-۹]/)
  expect(rows.at(-1)).toHaveTextContent(closing?.textContent ?? 'nothing')
})

test('INV-065 U19 an amount is read with the name of its column: on a phone the cells that are left stand under others', async () => {
  await renderInvest({ path: '/cardex?ds_code=11602' })
  const [, bought] = rowsIn(await table())
  if (!bought) throw new Error('The cardex has no purchase')
  expect(within(bought).getByText('بستانکار').closest('[aria-hidden]')).toBeNull()
  expect(within(bought).queryByText('بدهکار')).toBeNull()
})

test('INV-065 every row and every sum of the cardex is the server’s', async () => {
  await renderInvest({ path: '/cardex' })
  const shown = await table()
  const cardex = await call(getCardex)
  const { number, rial, date } = formatterFor('fa')
  const column = (name: string, amount: number) => (amount === 0 && name !== 'مانده' ? '' : `${name} ${number(amount)}`)
  expect(readRows(shown)).toEqual(
    cardex.rows
      .slice(0, 60)
      .map((row) => [
        date(row.date),
        `${row.description}${row.fund_name ?? ''}`,
        column('بدهکار', row.debit),
        column('بستانکار', row.credit),
        column('مانده', row.balance),
      ]),
  )
  await waitFor(() =>
    expect(readFacts(document.body)).toEqual([
      ['ماندهٔ آغاز بازه', rial(cardex.opening_balance)],
      ['جمع بستانکار', rial(cardex.total_credit)],
      ['جمع بدهکار', rial(cardex.total_debit)],
      ['ماندهٔ پایان بازه', rial(cardex.closing_balance)],
    ]),
  )
})

test('INV-065 the range of the URL is requested and another fund keeps it; an invalid URL filters nothing', async () => {
  const { from, to } = lastMonth()
  const { navigation, person, unmount } = await renderInvest({ path: `/cardex?ds_code=11602&from=${from}&to=${to}` })
  expect(rowsIn(await table())[0]).toHaveTextContent(formatDate(from, 'fa'))
  await screen.findByRole('option', { name: 'چکاد بلند' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'صندوق' }), 'چکاد بلند')
  await waitFor(() =>
    expect(new URLSearchParams(navigation.place().search).toString()).toBe(`from=${from}&to=${to}&ds_code=11307`),
  )
  unmount()
  await renderInvest({ path: `/cardex?ds_code=<b>&from=${to}&to=${from}`, person })
  expect(rowsIn(await table()).length).toBeGreaterThan(10)
})

test('INV-065 INV-003 hidden amounts stay hidden until they are asked for', async () => {
  await renderInvest({ path: '/cardex?ds_code=11541', kept: { general: { visibleHomeBalance: false } } })
  expect(within(await table()).queryByText(/^[۰-۹٬]{6,}$/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  expect(within(await table()).getAllByText(/^[۰-۹٬]{6,}$/).length).toBeGreaterThan(0)
})

test('INV-065 who holds nothing is told so, and so is who looks where nothing happened', async () => {
  const person = await newPerson('empty')
  const { unmount } = await renderInvest({ path: '/cardex', person })
  expect(await screen.findByRole('heading', { name: 'هنوز کاردکسی ندارید' })).toBeVisible()
  unmount()
  await renderInvest({ path: '/cardex?from=2020-01-01&to=2020-02-01#save', person })
  expect(await screen.findByRole('heading', { name: 'اینجا چیزی ثبت نشده است' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'نمایش همه' })).toHaveAttribute('href', '/cardex')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('INV-065 five hundred rows are rendered by infinite scroll', async () => {
  const person = await newPerson()
  await forceResponse(person, path, { status: 200, body: longCardex(500) })
  await renderInvest({ path: '/cardex', person })
  expect(rowsIn(await table())).toHaveLength(60)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  expect(rowsIn(await table())).toHaveLength(120)
})

test('INV-065 the PDF has the same range and a failed download can be retried', async () => {
  const person = await newPerson()
  const { from, to } = lastMonth()
  const { toasts, navigation } = await renderInvest({
    path: `/cardex?ds_code=11602&from=${from}&to=${to}#save`,
    person,
  })
  await forceResponse(person, `${path}file/`, { status: 500 })
  const pdf = await screen.findByRole('button', { name: 'ذخیرهٔ PDF' })
  await userEvent.click(pdf)
  expect(await screen.findByText(/اطلاعات این بخش دریافت نشد/)).toBeVisible()
  const saved = savedFiles()
  await userEvent.click(pdf)
  await waitFor(() => expect(toasts).toEqual(['فایل ذخیره شد']))
  const days = [from, to].map((day) => formatDate(day, 'fa').replaceAll('/', '-')).join(' ')
  expect(saved()).toEqual([[`کاردکس نیلوفر کبود ${days}.pdf`, 'application/pdf']])
  expect(await countCalls(person, `${path}file/`)).toBe(2)
  expect(navigation.place().hash).toBe('')
})

test('INV-065 the CSV is made on the device and saved under the same name', async () => {
  const { toasts, person } = await renderInvest({ path: '/cardex?ds_code=11602#save' })
  const saved = savedFiles()
  await userEvent.click(await screen.findByRole('button', { name: 'ذخیرهٔ CSV برای اکسل' }))
  expect(toasts).toEqual(['فایل ذخیره شد'])
  expect(saved()).toEqual([[expect.stringMatching(/^کاردکس نیلوفر کبود .*\.csv$/), 'text/csv;charset=utf-8']])
  expect(await countCalls(person, `${path}file/`)).toBe(0)
})

test('INV-066 the print has all rows, with holder, fund and range above the table', async () => {
  const person = await newPerson()
  await forceResponse(person, path, {
    status: 200,
    body: { ...longCardex(200), total_debit: 7_000, closing_balance: 193_000 },
  })
  await renderInvest({ path: '/cardex#save', person })
  let printed = ''
  window.print = () => {
    dispatchEvent(new Event('beforeprint'))
    printed = document.querySelector('body > [data-language="fa"]')?.textContent ?? ''
  }
  await userEvent.click(await screen.findByRole('button', { name: 'چاپ' }))
  await waitFor(() => expect(printed).not.toBe(''))
  for (const text of ['دارنده: نگار فرهمند', 'همهٔ صندوق‌ها', 'از ۱۴۰۵/۰۷/۱۵', 'شرح', 'خرید شماره 200']) {
    expect(printed).toContain(text)
  }
  const paper = document.querySelector('body > [data-language="fa"]') ?? document.body
  const rows = readRows(paper)
  expect(rows).toHaveLength(201)
  expect(rows[1]).toEqual(['۱۴۰۵/۰۷/۱۵', 'چکاد بلند: خرید شماره 2', '', '۱٬۰۰۰', '۲٬۰۰۰'])
  expect(rows.at(-1)).toEqual(['', 'جمع', '۷٬۰۰۰', '۲۰۰٬۰۰۰', '۱۹۳٬۰۰۰'])
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('body > [data-language="fa"]')).toBeNull()
})
