import { expect, test } from '@jest/globals'
import { addDays, today } from '@sarv/shared/calendar/days'
import { listTransactions } from '@sarv/shared/contract/fund-transactions'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTexts } from '../testing/read-facts'
import { countCalls, createPastOrders, createPerson, renderInvest, stubResponse } from '../testing/render-invest'
import { savedFiles } from '../testing/saved-files'

const path = '/fund/api/v1/transactions/'
const transaction = {
  id: 1,
  ds_code: '11307',
  fund_name: 'چکاد بلند',
  type: 'INCREASE',
  status: 'SUCCESS',
  amount: 1_500_000,
  date: '2026-03-21T08:00:00Z',
  order_id: null,
}
const pageOf = (...some: object[]) => ({
  count: some.length,
  page: 1,
  page_count: 1,
  results: some.map((one, id) => ({ ...transaction, id, ...one })),
})
const rows = () =>
  screen.queryAllByRole('list', { name: /^تراکنش‌ها/ }).flatMap((list) => within(list).getAllByRole('listitem'))

test('INV-060 transactions are grouped by month and day and link to their orders', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions' })
  const heading = await screen.findByRole('heading', { name: 'امروز' })
  expect(heading).toBeInTheDocument()
  const newest = within(screen.getByRole('list', { name: 'تراکنش‌ها امروز' }))
  expect(
    newest.getByRole('link', { name: /میانه‌رود واریز برای خرید.*[۰-۹]{2}:[۰-۹]{2} ?۵۰٬۰۰۰٬۰۰۰ ?موفق/ }),
  ).toBeInTheDocument()
  const sale = newest.getByRole('link', { name: /نیلوفر کبود برداشت از فروش.*در انتظار/ })
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(months.at(-1)).toMatch(/^\S+ [۰-۹]{4}$/)
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days.at(-1)).toMatch(/^[۰-۹]{1,2} \S+( [۰-۹]{4})?$/)
  await userEvent.click(sale)
  expect(navigation.place().pathname).toBe(sale.getAttribute('href'))
  expect(await screen.findByRole('heading', { name: 'روند سفارش' })).toBeInTheDocument()
})

test('INV-060 every row has the fund, type, hour, amount and status of the server', async () => {
  await renderInvest({ path: '/fund-transactions' })
  await waitFor(() => expect(rows()).toHaveLength(6))
  const { results } = await call(listTransactions)
  const { number, time } = formatterFor('fa')
  const types: Record<string, string> = { INCREASE: 'واریز برای خرید', DECREASE: 'برداشت از فروش' }
  const states: Record<string, string> = { SUCCESS: 'موفق', WAITING: 'در انتظار' }
  expect(rows().map(readTexts)).toEqual(
    results.map(({ fund_name, type, date, amount, status }) => [
      fund_name,
      types[type],
      time(date),
      number(amount),
      states[status],
    ]),
  )
})

test('INV-060 one fund has its own transactions, and one press leads to all of them', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions/11307' })
  await waitFor(() => expect(document.body).toHaveTextContent('تراکنش‌های چکاد بلند'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  for (const row of rows()) expect(row).toHaveTextContent('چکاد بلند')
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  expect(navigation.place().pathname).toBe('/fund-transactions')
  await waitFor(() => expect(rows()).toHaveLength(6))
})

test('INV-060 a long past comes page by page, each transaction once', async () => {
  const person = await createPerson('empty')
  await createPastOrders(person, 45)
  await renderInvest({ path: '/fund-transactions', person })
  for (const shown of [20, 40, 45]) {
    await waitFor(() => expect(rows()).toHaveLength(shown))
    if (shown < 45) await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  }
  expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).not.toBeInTheDocument()
  expect(new Set(rows().map((row) => row.querySelector('a')?.getAttribute('href'))).size).toBe(45)
})

test('INV-060 INV-069 U18 the range of the URL filters the list, and clearing it keeps the rest of the query', async () => {
  const person = await createPerson('empty')
  await createPastOrders(person, 30)
  const day = addDays(today(), -4)
  const { navigation } = await renderInvest({ path: `/fund-transactions/11307?from=${day}&to=${day}&tab=a`, person })
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(screen.getByRole('link', { name: /^بازهٔ زمانی: [۰-۹]{1,2} \S+( [۰-۹]{4})? تغییر$/ })).toHaveAttribute(
    'href',
    `/date-range?opener=${encodeURIComponent(`/fund-transactions/11307?from=${day}&to=${day}&tab=a`)}`,
  )
  await userEvent.click(screen.getByRole('link', { name: 'نمایش همهٔ زمان‌ها' }))
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(navigation.place().search).toBe('?tab=a')
  expect(screen.getByRole('link', { name: /همهٔ زمان‌ها/ })).toBeInTheDocument()
})

test('INV-060 an empty range links to all time, and a person without transactions to the funds', async () => {
  const person = await createPerson('empty')
  await renderInvest({ path: '/fund-transactions?from=2020-03-21&to=2020-03-22', person })
  expect(await screen.findByRole('heading', { name: 'در این بازه تراکنشی نیست' })).toBeInTheDocument()
  expect(screen.getByText(/۲ فروردین ۱۳۹۹ تا ۳ فروردین ۱۳۹۹/)).toBeInTheDocument()
  const [clear] = screen.getAllByRole('link', { name: 'نمایش همهٔ زمان‌ها' }).slice(-1)
  if (clear) await userEvent.click(clear)
  expect(await screen.findByRole('heading', { name: 'هنوز تراکنشی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test.each(['from=2026-11-20&to=2026-11-01', 'from=2100-01-01&to=2100-01-02', 'from=x', 'to=2026-01-01', 'from[]=1'])(
  'INV-060 INV-069 the query ?%s requests nothing that the server would reject',
  async (query) => {
    const person = await createPerson('investor')
    await renderInvest({ path: `/fund-transactions?${query}`, person })
    await waitFor(() => expect(rows()).toHaveLength(6))
    expect(screen.getByRole('link', { name: /همهٔ زمان‌ها/ })).toBeInTheDocument()
    expect(await countCalls(person, path)).toBe(1)
  },
)

test('INV-061 every failed status reads «ناموفق»; a reversed purchase names the 48 hours', async () => {
  const person = await createPerson('empty')
  const failed = ['REVERSED', 'INVALID', 'PSP_NOT_RESPONSE', 'SYSTEM_FAILED', 'CANCELED', 'FAILED']
  await stubResponse(person, path, { body: pageOf(...failed.map((status) => ({ status }))) })
  await renderInvest({ path: '/fund-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(failed.length))
  for (const row of rows()) expect(row).toHaveTextContent('ناموفق')
  expect(rows().map((row) => /حداکثر تا ۴۸ ساعت/.test(row.textContent ?? ''))).toEqual(
    failed.map((status) => status === 'REVERSED'),
  )
})

test('INV-058 INV-060 cancelling a paid purchase is seen among the transactions at once', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions' })
  await userEvent.click(await screen.findByRole('link', { name: /میانه‌رود واریز برای خرید.*موفق/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'لغو سفارش' }))
  await userEvent.click(await screen.findByRole('button', { name: 'بله، لغو شود' }))
  await screen.findByText(/حداکثر تا ۴۸ ساعت/)
  act(() => navigation.back())
  expect(
    await screen.findByRole('link', { name: /میانه‌رود واریز برای خرید.*ناموفق.*حداکثر تا ۴۸ ساعت/ }),
  ).toBeInTheDocument()
})

test('INV-060 F32 unknown type, status and date are shown as they came', async () => {
  const person = await createPerson('empty')
  const odd = { type: 'GIFT', status: 'ON_HOLD', date: 'soon' }
  await stubResponse(person, path, { body: pageOf(odd, { type: '', status: '' }) })
  await renderInvest({ path: '/fund-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toHaveTextContent(/چکاد بلند ?GIFT-۱٬۵۰۰٬۰۰۰ON_HOLD/)
  expect(rows()[1]).toHaveTextContent(/نامشخص.*نامشخص/)
  for (const row of rows()) expect(within(row).queryByRole('link')).not.toBeInTheDocument()
})

test.each(['999', 'x', '%20', '11307%2F..', '..%2F'])(
  'INV-060 the unknown fund %s leads to the page that says so',
  async (id) => {
    const { navigation } = await renderInvest({ path: `/fund-transactions/${id}`, person: await createPerson('empty') })
    await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
  },
)

test('INV-060 the page reads in English too', async () => {
  await renderInvest({ path: '/fund-transactions', language: 'en' })
  expect(await screen.findByRole('heading', { name: 'today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Dates: All time/ })).toBeInTheDocument()
})

test('INV-060 D-125 U18 all transactions of a fund are saved, page after page as CSV, or by the server as PDF', async () => {
  const person = await createPerson('empty')
  await createPastOrders(person, 25)
  const { toasts } = await renderInvest({ path: '/fund-transactions/11307', person })
  const saved = savedFiles()
  const open = async (way: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'دریافت فایل' }))
    await userEvent.click(await screen.findByRole('button', { name: way }))
  }
  await screen.findByRole('button', { name: 'دریافت فایل' })
  const shown = await countCalls(person, `${path}11307/`)
  await open('ذخیرهٔ CSV برای اکسل')
  await waitFor(() => expect(saved()).toEqual([['تراکنش‌ها چکاد بلند.csv', 'text/csv;charset=utf-8']]))
  expect(await countCalls(person, `${path}11307/`)).toBe(shown + 2)
  expect(toasts).toEqual(['فایل ذخیره شد'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('ذخیرهٔ PDF')
  await waitFor(async () => expect(await countCalls(person, `${path}file/`)).toBe(1))
})
