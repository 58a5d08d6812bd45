import { expect, test } from '@jest/globals'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { findPaymentByTrace, getPayment, type Payment, requestPayment } from '@sarv/shared/contract/fund-payment'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { endPayment } from '@sarv/shared/testing/pay-at-gateway'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFacts, readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const { number, toman, day, fullDate, digits } = formatterFor('fa')
const main = () => screen.getByRole('heading', { level: 2 }).parentElement ?? document.body

const paymentFixture: Payment = {
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  payment_methods: [
    {
      payment_method_type: 'IPG',
      psp_name: 'نگین پرداخت',
      psp_icon: 'credit-card',
      description: 'کارت‌های همهٔ بانک‌ها',
      landing_url: 'https://negin.example/pay/1',
    },
    {
      payment_method_type: 'IPG',
      psp_name: 'پل کارت',
      psp_icon: 'landmark',
      description: 'کارت‌های عضو شتاب',
      landing_url: 'https://pol.example/pay/1',
    },
  ],
  payment_amount: 4_300_000,
  title: 'خرید صندوق چکاد بلند',
  description: 'سفارش شماره ۷۰۱۴۲',
  payer_name: 'نگار فرهمند',
  order_id: 70_142,
  status: 'WAITING',
}
const kept = { fund: { payment: paymentFixture.uuid } }

test('PLT-043 INV-031 the payment page shows what is paid, by whom, and each gateway, as the server says', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, getPayment.path, { body: paymentFixture })
  await renderInvest({ path: '/payment', person, kept })
  const pay = await screen.findByRole('button', { name: 'پرداخت ۴٬۳۰۰٬۰۰۰ ریال' })
  expect(pay).toBeEnabled()
  expect(readTexts(main())).toEqual([
    'خرید صندوق چکاد بلند',
    number(4_300_000),
    'ریال',
    toman(4_300_000),
    'سفارش شماره ۷۰۱۴۲',
  ])
  const gateways = screen.getAllByRole('radio').map((radio) => readTexts(radio.closest('label') ?? document.body))
  expect(gateways).toEqual([
    ['نگین پرداخت', 'کارت‌های همهٔ بانک‌ها'],
    ['پل کارت', 'کارت‌های عضو شتاب'],
  ])
  expect(screen.getByText(/^فقط با کارتی پرداخت کنید/)).toHaveTextContent(
    'فقط با کارتی پرداخت کنید که به نام نگار فرهمند است',
  )
})

test.each([
  ['SUCCESS', 'این خرید پرداخت شده است'],
  ['FAILED', 'این پرداخت بسته شده است'],
  ['CANCELED', 'این پرداخت بسته شده است'],
])('F50 INV-036 a payment in %s cannot be paid again: «%s», with the way to its order', async (status, title) => {
  const person = await newPerson('empty')
  await forceResponse(person, getPayment.path, { body: { ...paymentFixture, status } })
  await renderInvest({ path: '/payment', person, kept })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن سفارش' })).toHaveAttribute('href', '/fund-order/70142')
})

test('INV-050 D-29 D-140 each fact of the receipt is the server’s, none the address’s', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/date-range', person })
  const { results } = await call(listOrders)
  const order = results.find(({ side, settles_on }) => side === 'BUY' && settles_on !== null)
  if (!order?.settles_on) throw new Error('The investor has no purchase')
  first.unmount()
  const facts = { uuid: paymentFixture.uuid, amount: 4_300_000, date: '2026-11-21', time: '10:11:12' }
  const payer = { payer_name: 'نگار فرهمند', psp_name: 'نگین پرداخت' }
  const body = { ...facts, ...payer, status: 'SUCCESS', trace_no: '482910375512', order_id: order.id }
  await forceResponse(person, findPaymentByTrace.path, { body, times: 0 })
  const claimed = 'status=FAILED&amount=9&date=2020-01-01&time=01:02&trace_no=482910375512'
  await renderInvest({ path: `/payment/receipt?${claimed}`, person })
  await waitFor(() => expect(document.body).toHaveTextContent(`خرید صندوق ${order.fund_name}`))
  expect(readTexts(main())).toEqual(['پرداخت موفق!', 'پرداخت شما با موفقیت انجام شد.', number(4_300_000), 'ریال'])
  expect(readFacts(document.body)).toEqual([
    ['بابت', `خرید صندوق ${order.fund_name}`],
    ['پرداخت‌کننده', 'نگار فرهمند'],
    ['درگاه', 'نگین پرداخت'],
    ['شمارهٔ سفارش', digits(order.id)],
    ['تاریخ', fullDate('2026-11-21')],
    ['ساعت', '۱۰:۱۱'],
    ['شمارهٔ پیگیری', '۴۸۲۹۱۰۳۷۵۵۱۲'],
  ])
  const settles = day(order.settles_on, { weekday: true })
  expect(screen.getByText(`سفارش شما ثبت شد و ${settles} تسویه می‌شود.`)).toBeVisible()
})

test('INV-050 a success waits until it is known what was paid for, so that its page comes whole', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/date-range', person })
  const order = (await call(listOrders)).results.find(({ side, status }) => side === 'BUY' && status === 'DONE')
  if (!order) throw new Error('The investor has no settled purchase')
  first.unmount()
  const facts = { uuid: paymentFixture.uuid, amount: 4_300_000, date: '2026-11-21', time: '10:11:12' }
  const body = { ...facts, status: 'SUCCESS', trace_no: '482910375512', order_id: order.id }
  await forceResponse(person, findPaymentByTrace.path, { body, times: 0 })
  const seen: string[][] = []
  const watched = new MutationObserver(() => {
    if (screen.queryByText('پرداخت موفق!')) seen.push(readFacts(document.body).map(([, value = '']) => value))
  })
  watched.observe(document.body, { subtree: true, childList: true, characterData: true })
  await renderInvest({ path: '/payment/receipt?status=SUCCESS&trace_no=482910375512', person })
  expect(await screen.findByRole('button', { name: 'ذخیرهٔ رسید' })).toBeVisible()
  watched.disconnect()
  expect(seen[0]?.[0]).toBe(`خرید صندوق ${order.fund_name}`)
})

test('INV-050 D-117 a receipt that is opened after the settlement speaks of it as done', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/date-range', person })
  const order = (await call(listOrders)).results.find(({ side, status }) => side === 'BUY' && status === 'DONE')
  if (!order?.settles_on) throw new Error('The investor has no settled purchase')
  first.unmount()
  const facts = { uuid: paymentFixture.uuid, amount: 4_300_000, date: '2026-11-21', time: '10:11:12' }
  const body = { ...facts, status: 'SUCCESS', trace_no: '482910375512', order_id: order.id }
  await forceResponse(person, findPaymentByTrace.path, { body, times: 0 })
  await renderInvest({ path: '/payment/receipt?trace_no=482910375512', person })
  const settles = day(order.settles_on, { weekday: true })
  expect(await screen.findByText(`سفارش شما ${settles} تسویه شد و واحدها در دارایی شماست.`)).toBeVisible()
  expect(screen.queryByText(/تسویه می‌شود/)).not.toBeInTheDocument()
})

test('INV-050 D-140 a failed payment without a trace number has the remembered amount, and can be made again', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/date-range', person })
  const [order] = (await call(listOrders, { query: { side: 'BUY' } })).results
  if (!order) throw new Error('The investor has no purchase')
  first.unmount()
  const failed = { ...paymentFixture, status: 'FAILED', order_id: order.id, psp_name: 'نگین پرداخت' }
  await forceResponse(person, getPayment.path, { body: failed, times: 0 })
  const claimed = 'status=FAILED&amount=9&date=2026-11-21&time=10:11&trace_no=None'
  const { navigation } = await renderInvest({ path: `/payment/receipt?${claimed}`, person, kept })
  await waitFor(() => expect(document.body).toHaveTextContent(`خرید صندوق ${order.fund_name}`))
  expect(readTexts(main())).toEqual(['پرداخت ناموفق!', 'کاربر گرامی پرداخت شما ناموفق بود.', number(4_300_000), 'ریال'])
  // A failed payment shows no payer, but the gateway that tried it.
  expect(readFacts(document.body).map(([name]) => name)).toEqual([
    'بابت',
    'درگاه',
    'شمارهٔ سفارش',
    'تاریخ',
    'ساعت',
    'شمارهٔ پیگیری',
  ])
  expect(readFacts(document.body).at(-1)).toEqual(['شمارهٔ پیگیری', '-'])
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت دوباره' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/buy'))
  expect(navigation.place()).toMatchObject({ search: `?fund=${order.ds_code}`, state: { amount: order.amount } })
})

test('D-139 a failed payment that comes back to a browser without memory says what for, how much, and can be made again', async () => {
  const person = await newPerson('empty')
  const first = await renderInvest({ path: '/date-range', person })
  const address = await failPurchase()
  first.unmount()
  localStorage.clear()
  const { navigation } = await renderInvest({ path: address, person })
  await waitFor(() => expect(document.body).toHaveTextContent('خرید صندوق چکاد بلند'))
  expect(readTexts(main())).toEqual(['پرداخت ناموفق!', 'کاربر گرامی پرداخت شما ناموفق بود.', number(7_000_000), 'ریال'])
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت دوباره' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/buy'))
  expect(navigation.place()).toMatchObject({ search: '?fund=11307', state: { amount: 7_000_000 } })
})

test('D-139 D-29 a failed payment of another person is not in the records, and nothing of it is shown', async () => {
  const first = await renderInvest({ path: '/date-range', person: await newPerson('empty') })
  const address = await failPurchase()
  first.unmount()
  await renderInvest({ path: address, person: await newPerson('empty') })
  expect(await screen.findByText('این رسید در سوابق شما یافت نشد')).toBeVisible()
  expect(screen.queryByText('پرداخت ناموفق!')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('چکاد بلند')
  expect(screen.queryByRole('button', { name: 'پرداخت دوباره' })).not.toBeInTheDocument()
})

/** Has the gateway refuse a purchase of the signed-in person; returns the path that it sends the browser to. */
async function failPurchase(): Promise<string> {
  const body = {
    ds_code: '11307',
    amount: 7_000_000,
    type: 'BUY',
    callback_url: 'http://localhost:3000/payment/receipt',
  } as const
  const { payment_methods } = await call(requestPayment, { body, idempotencyKey: crypto.randomUUID() })
  return endPayment(payment_methods[0]?.landing_url, body.amount, 'FAILED')
}
