import { expect, test } from '@jest/globals'
import { addDays, today } from '@sarv/shared/calendar/days'
import { getFeedFile, listFeed } from '@sarv/shared/contract/feed'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { sampleEntry } from '@sarv/shared/testing/sample-entry'
import { savedFiles } from '@sarv/shared/testing/saved-files'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countCalls, createPastOrders, renderInvest } from '../testing/render-invest'

const { path } = listFeed
const purchase = (own: object = {}) =>
  sampleEntry({ product: 'FUND', kind: 'PURCHASE', title: 'چکاد بلند', bank: null, way: null, fee: 0, ...own })
const answer = (...entries: object[]) => ({
  times: 0,
  body: { results: entries.map((one, id) => purchase({ id: String(id), ...one })), next: null, months: [] },
})
const rows = () =>
  screen.queryAllByRole('list', { name: /^تراکنش‌ها/ }).flatMap((list) => within(list).getAllByRole('listitem'))
const links = () => rows().map((row) => row.querySelector('a')?.getAttribute('href'))

test('INV-060 INV-091 purchases, sales and profit of the funds stand in the feed, and lead to their orders and funds', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions' })
  const heading = await screen.findByRole('heading', { name: 'امروز' })
  expect(heading).toBeInTheDocument()
  const newest = within(screen.getByRole('list', { name: 'تراکنش‌ها امروز' }))
  expect(newest.getByRole('link', { name: /میانه‌رود خرید صندوق.*[۰-۹]{2}:[۰-۹]{2}.*۵۰٬۰۰۰٬۰۰۰/ })).toBeVisible()
  const sale = newest.getByRole('link', { name: /نیلوفر کبود فروش صندوق.*در انتظار/ })
  expect(rows().map((row) => row.textContent)).not.toContainEqual(
    expect.stringMatching(/کارت به کارت|پرداخت برای ساخت سبد/),
  )
  await userEvent.click(sale)
  expect(navigation.place().pathname).toBe(sale.getAttribute('href'))
  expect(await screen.findByRole('heading', { name: 'روند سفارش' })).toBeInTheDocument()
})

test('INV-060 INV-091 one fund has its own transactions with its profit, and one press leads to all of them', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions/11307' })
  await waitFor(() => expect(document.body).toHaveTextContent('تراکنش‌های چکاد بلند'))
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  for (const row of rows()) expect(row).toHaveTextContent('چکاد بلند')
  const own = rows().length
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  expect(navigation.place().pathname).toBe('/fund-transactions')
  await waitFor(() => expect(rows().length).toBeGreaterThan(own))
})

test('INV-060 a long past comes page by page, each transaction once', async () => {
  const person = await newPerson('empty')
  await createPastOrders(person, 45)
  await renderInvest({ path: '/fund-transactions', person })
  for (const shown of [20, 40, 45]) {
    await waitFor(() => expect(rows()).toHaveLength(shown))
    if (shown < 45) await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  }
  expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).not.toBeInTheDocument()
  expect(new Set(links()).size).toBe(45)
})

test('INV-060 INV-069 U18 the range of the URL filters the list, and clearing it keeps the rest of the query', async () => {
  const person = await newPerson('empty')
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

test('INV-060 INV-089 words and days without a transaction lead to all, and a person without any to the funds', async () => {
  const person = await newPerson('empty')
  await renderInvest({ path: '/fund-transactions?from=2020-03-21&to=2020-03-22&search=الف', person })
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  expect(await screen.findByRole('heading', { name: 'هنوز تراکنشی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test.each(['from=2026-11-20&to=2026-11-01', 'from=2100-01-01&to=2100-01-02', 'from=x', 'kind=__proto__', 'from[]=1'])(
  'INV-060 INV-069 the query ?%s requests nothing that the server would reject',
  async (query) => {
    const person = await newPerson('investor')
    await renderInvest({ path: `/fund-transactions?${query}`, person })
    await waitFor(() => expect(rows().length).toBeGreaterThan(5))
    expect(screen.getByRole('link', { name: /همهٔ زمان‌ها/ })).toBeInTheDocument()
    expect(await countCalls(person, path)).toBe(1)
  },
)

test('INV-061 every failed status reads «ناموفق» without a sign; a reversed purchase names the 48 hours', async () => {
  const person = await newPerson('empty')
  const failed = ['REVERSED', 'INVALID', 'PSP_NOT_RESPONSE', 'SYSTEM_FAILED', 'CANCELED', 'FAILED']
  await forceResponse(person, path, answer(...failed.map((status) => ({ status }))))
  await renderInvest({ path: '/fund-transactions', person })
  await waitFor(() => expect(rows()).toHaveLength(failed.length))
  for (const row of rows()) {
    expect(row).toHaveTextContent('ناموفق')
    expect(row).not.toHaveTextContent(/[-−+]۵/)
  }
  expect(rows().map((row) => /حداکثر تا ۴۸ ساعت/.test(row.textContent ?? ''))).toEqual(
    failed.map((status) => status === 'REVERSED'),
  )
})

test('INV-058 INV-060 cancelling a paid purchase is seen among the transactions at once', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions' })
  await userEvent.click(await screen.findByRole('link', { name: /میانه‌رود خرید صندوق(?!.*(ناموفق|در انتظار))/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'لغو سفارش' }))
  await userEvent.click(await screen.findByRole('button', { name: 'بله، لغو شود' }))
  await screen.findByText(/حداکثر تا ۴۸ ساعت/)
  act(() => navigation.back())
  expect(
    await screen.findByRole('link', { name: /میانه‌رود خرید صندوق.*ناموفق.*حداکثر تا ۴۸ ساعت/ }),
  ).toBeInTheDocument()
})

test.each([404, 501])('INV-091 ERR-38 an API without the feed is no «not found»: %i', async (status) => {
  document.title = 'تراکنش‌ها · سرو'
  const person = await newPerson('investor')
  await forceResponse(person, path, { status, times: 0 })
  const { navigation } = await renderInvest({ path: '/fund-transactions/11307', person })
  expect(await screen.findByText('این بخش از «تراکنش‌ها» هنوز در دسترس نیست.')).toBeVisible()
  expect(navigation.place().pathname).toBe('/fund-transactions/11307')
  document.title = ''
})

test('INV-060 the page reads in English too', async () => {
  await renderInvest({ path: '/fund-transactions', language: 'en' })
  expect(await screen.findByRole('heading', { name: 'today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Dates: All time/ })).toBeInTheDocument()
})

test('INV-060 INV-089 D-125 U18 all transactions of a fund are saved, and the file has its name', async () => {
  const person = await newPerson('empty')
  await createPastOrders(person, 25)
  const { toasts } = await renderInvest({ path: '/fund-transactions/11307', person })
  const saved = savedFiles()
  const open = async (way: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'دریافت فایل' }))
    await userEvent.click(await screen.findByRole('button', { name: way }))
  }
  await waitFor(() => expect(document.body).toHaveTextContent('تراکنش‌های چکاد بلند'))
  await open('ذخیرهٔ CSV برای اکسل')
  await waitFor(() => expect(saved()).toEqual([['تراکنش‌ها چکاد بلند.csv', 'text/csv;charset=utf-8']]))
  expect(toasts).toEqual(['فایل ذخیره شد'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('ذخیرهٔ PDF')
  await waitFor(async () => expect(await countCalls(person, `${getFeedFile.path}?product=FUND&ds_code=11307`)).toBe(1))
})
