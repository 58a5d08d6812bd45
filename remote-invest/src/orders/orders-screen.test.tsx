import { expect, test } from '@jest/globals'
import type { Order, OrderStep } from '@sarv/shared/contract/fund-orders'
import { listFunds } from '@sarv/shared/contract/funds'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countCalls, createPastOrders, renderInvest } from '../testing/render-invest'
import { sampleOrder } from '../testing/sample-order'

const findLists = () => screen.findAllByRole('list', { name: /^سفارش‌ها / })
const rows = () =>
  screen.getAllByRole('list', { name: /^سفارش‌ها / }).flatMap((list) => within(list).getAllByRole('link'))

test('INV-054 a person without orders is shown the way to the funds', async () => {
  await renderInvest({ path: '/fund-orders', person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test('INV-055 dscode narrows the list to one fund, and one press widens it again', async () => {
  await renderInvest({ path: '/fund-orders?dscode=11307' })
  await findLists()
  for (const row of rows()) expect(row).toHaveTextContent(/چکاد بلند/)
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ سفارش‌ها' }))
  expect(await screen.findByRole('link', { name: /نیلوفر کبود .*انجام شده/ })).toBeInTheDocument()
})

const orderPage = (status: string, side = 'BUY', change: Partial<Order> = {}) => ({
  count: 1,
  page: 1,
  page_count: 1,
  results: [sampleOrder({ fund_type: 'Unheard', status, side, ...change })],
})

test('INV-056 forty-five orders come page by page, each once', async () => {
  const person = await newPerson('empty')
  await createPastOrders(person, 45)
  await renderInvest({ path: '/fund-orders', person })
  await findLists()
  expect(rows()).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(rows()).toHaveLength(40))
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(rows()).toHaveLength(45))
  expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).not.toBeInTheDocument()
  expect(new Set(rows().map((row) => row.getAttribute('href'))).size).toBe(45)
})

test('INV-056 INV-076 a next page that fails to load keeps the rows and comes with a retry', async () => {
  const person = await newPerson('empty')
  await createPastOrders(person, 45)
  await renderInvest({ path: '/fund-orders', person })
  await findLists()
  await forceResponse(person, '/fund/api/v1/orders/', { status: 500, times: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  expect(await screen.findByText('ادامهٔ فهرست دریافت نشد.')).toBeInTheDocument()
  expect(rows()).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(rows()).toHaveLength(40))
  expect(screen.queryByText('ادامهٔ فهرست دریافت نشد.')).not.toBeInTheDocument()
})

test('INV-056 U18 the chips for status and side live in the URL beside the fund', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders?dscode=11602' })
  await userEvent.click(await screen.findByRole('radio', { name: 'فروش' }))
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringMatching(/فروش نیلوفر کبود/)]))
  await userEvent.click(screen.getByRole('radio', { name: 'انجام شده' }))
  expect(await screen.findByRole('heading', { name: 'سفارشی با این شرط ندارید' })).toBeInTheDocument()
  expect(navigation.place().search).toBe('?dscode=11602&side=SELL&status=done')
  await userEvent.click(screen.getByRole('radio', { name: 'خرید و فروش' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/خرید نیلوفر کبود.*انجام شده/)
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ سفارش‌ها' }))
  expect(navigation.place().search).toBe('?status=done')
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
})

test('INV-056 a reload restores the filter of the URL, and unknown values filter nothing', async () => {
  const first = await renderInvest({ path: '/fund-orders?status=PENDING&side=buy' })
  expect(await screen.findByRole('radio', { name: 'در انتظار' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'خرید' })).toBeChecked()
  await findLists()
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringMatching(/خرید میانه‌رود/)])
  first.unmount()
  await renderInvest({ path: '/fund-orders?status=SOON&side=GIFT', person: first.person })
  expect(await screen.findByRole('radio', { name: 'همهٔ وضعیت‌ها' })).toBeChecked()
  await findLists()
  expect(rows()).toHaveLength(6)
})

test('INV-054 F32 an order with unknown status, side and fund type shows the raw values', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, '/fund/api/v1/orders/', { body: orderPage('ON_HOLD', 'GIFT') })
  await renderInvest({ path: '/fund-orders', person })
  expect(await screen.findByRole('link', { name: /GIFT چکاد بلند.*ON_HOLD/ })).toBeInTheDocument()
})

const openStep = (status: string, due: string | null): OrderStep => ({ status, title: '', at: null, due })

test.each([
  ['CANCELED', [openStep('REFUND', '2026-11-03T08:00:00Z')], true],
  ['CANCELED', [], false],
  ['FAILED', [], false],
])('INV-058 CON-15 a purchase in %s with %j to come names the 48 hours: %p', async (status, timeline, named) => {
  const person = await newPerson('empty')
  await forceResponse(person, '/fund/api/v1/orders/', { body: orderPage(status, 'BUY', { timeline }) })
  await renderInvest({ path: '/fund-orders', person })
  await findLists()
  expect(/حداکثر تا ۴۸ ساعت/.test(rows()[0]?.textContent ?? '')).toBe(named)
})

test('INV-054 D-117 an unpaid order waits for its payment, with the hour and the button for it', async () => {
  const person = await newPerson('empty')
  const due = new Date(Date.now() + 600_000).toISOString()
  const body = orderPage('WAITING', 'BUY', { payment_uuid: 'p-1', timeline: [openStep('PAYMENT', due)] })
  await forceResponse(person, '/fund/api/v1/orders/', { body })
  await renderInvest({ path: '/fund-orders', person })
  expect(await screen.findByRole('link', { name: /چکاد بلند.*در انتظار پرداخت.*فرصت پرداخت دارید/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'پرداخت' })).toHaveAttribute('href', '/payment?uuid=p-1')
})

test('INV-055 the list of a fund is named after it; that of an unknown one has its code', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders?dscode=11307' })
  await waitFor(() => expect(document.body).toHaveTextContent('سفارش‌های چکاد بلند'))
  act(() => navigation.navigate('/fund-orders?dscode=11602'))
  await waitFor(() => expect(document.body).toHaveTextContent('سفارش‌های نیلوفر کبود'))
  act(() => navigation.navigate('/fund-orders?dscode=00000'))
  await waitFor(() => expect(document.body).toHaveTextContent('سفارش‌های 00000'))
})

test('INV-055 the list of a recommendation says so, and one press takes away that condition alone', async () => {
  const person = await newPerson('empty')
  const { navigation } = await renderInvest({ path: '/fund-orders?recom_tracking_code=RC-1&side=SELL', person })
  expect(await screen.findByText('سفارش‌های یک پیشنهاد')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ سفارش‌ها' }))
  expect(navigation.place().search).toBe('?side=SELL')
  expect(screen.queryByText('سفارش‌های یک پیشنهاد')).not.toBeInTheDocument()
})

test('INV-054 without a fund in the address the list needs no funds and names none', async () => {
  const person = await newPerson('empty')
  await renderInvest({ path: '/fund-orders', person })
  await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })
  expect(screen.queryByText(/^سفارش‌های [^خ]/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'همهٔ سفارش‌ها' })).not.toBeInTheDocument()
  expect(await countCalls(person, listFunds.path)).toBe(0)
})

test('INV-054 INV-056 where nothing matches the list says what to do, and one press shows all again', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders?status=failed' })
  expect(await screen.findByText('شرط دیگری انتخاب کنید یا همهٔ سفارش‌ها را ببینید.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'نمایش همهٔ سفارش‌ها' }))
  expect(navigation.place().search).toBe('')
  await findLists()
  expect(screen.getByText('مبالغ به ریال')).toBeVisible()
})

test('INV-056 the chips are named, and each leads to its own orders', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders', person: await newPerson('empty') })
  const chipsOf = (name: string) => within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')
  const labels = (name: string) => chipsOf(name).map((chip) => chip.closest('label')?.textContent)
  await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })
  expect(labels('خرید یا فروش')).toEqual(['خرید و فروش', 'خرید', 'فروش'])
  expect(labels('وضعیت سفارش')).toEqual(['همهٔ وضعیت‌ها', 'در انتظار', 'انجام شده', 'لغو شده', 'ناموفق'])
  const found: string[] = []
  for (const group of ['خرید یا فروش', 'وضعیت سفارش'])
    for (const [place] of chipsOf(group).entries()) {
      const chip = chipsOf(group)[place] ?? document.body
      await userEvent.click(chip)
      await waitFor(() => expect(chipsOf(group)[place]).toBeChecked())
      found.push(navigation.place().search)
    }
  expect(found).toEqual([
    '',
    '?side=BUY',
    '?side=SELL',
    '?side=SELL',
    '?side=SELL&status=open',
    '?side=SELL&status=done',
    '?side=SELL&status=canceled',
    '?side=SELL&status=failed',
  ])
})
