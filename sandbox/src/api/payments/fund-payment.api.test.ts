import { beforeAll, expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment, PaymentFacts } from '@sarv/shared/contract/fund-payment'
import type { UserFund } from '@sarv/shared/contract/funds'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, press, signInClient } from '../../testing/api-client'

const requestPath = '/fund/api/v1/payment/request/'
const callbackUrl = 'http://localhost:3000/payment/receipt'
const purchase = (amount: unknown, ds_code = '11307') => ({ ds_code, amount, type: 'BUY', callback_url: callbackUrl })
const landingUrl = (payment: Payment) => payment.payment_methods[0]?.landing_url ?? ''
const orderOf = async (caller: ApiClient, id: number | null) =>
  (await caller.get<Order>(`/fund/api/v1/orders/${id}/`)).body
const ordersOf = async (caller: ApiClient) =>
  (await caller.get<{ count: number; results: Order[] }>('/fund/api/v1/orders/')).body

let buyer: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  buyer = await signInClient({ kind: 'empty' })
  stranger = await signInClient({ kind: 'empty' })
})

async function askToPay(caller = buyer, amount = 50_000_000): Promise<Payment> {
  const { status, body } = await caller.post<Payment>(requestPath, purchase(amount))
  expect(status).toBe(200)
  return body
}

test('SBX-036 a purchase responds with the ways to pay and an order that waits', async () => {
  const payment = await askToPay()
  expect(payment).toMatchObject({ payment_amount: 50_000_000, title: 'خرید صندوق چکاد بلند', status: 'WAITING' })
  expect(payment.payment_methods.map((one) => one.psp_name)).toEqual(['نگین پرداخت', 'رهگذر الکترونیک'])
  expect(await orderOf(buyer, payment.order_id)).toMatchObject({ status: 'WAITING', payment_uuid: payment.uuid })
  const again = await buyer.get<Payment>(`/fund/api/v1/payment/${payment.uuid}/`)
  expect(again.body).toEqual(payment)
})

test.each(['new', 'identified'] as const)('ERR-04 a person of the kind %s is sent to the onboarding', async (kind) => {
  const caller = await signInClient({ kind })
  expect(await caller.post(requestPath, purchase(1_000_000))).toEqual({ status: 400, body: { detail: 'ONB-REQUIRED' } })
})

test('SBX-008 D-140 a paid purchase leads back with its trace number, which the API knows', async () => {
  const payment = await askToPay()
  const response = await press(landingUrl(payment), 'SUCCESS', payment.payment_amount)
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(callbackUrl)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ status: 'SUCCESS', amount: '50000000' })
  const path = `/fund/api/v1/payment/trace/${back.searchParams.get('trace_no')}/`
  const facts = await buyer.get<PaymentFacts>(path)
  expect(facts.body).toMatchObject({
    status: 'SUCCESS',
    amount: 50_000_000,
    order_id: payment.order_id,
    date: back.searchParams.get('date'),
    time: back.searchParams.get('time'),
    payer_name: payment.payer_name,
    psp_name: 'نگین پرداخت',
  })
  expect((await stranger.get(path)).status).toBe(404)
  expect(await orderOf(buyer, payment.order_id)).toMatchObject({ status: 'PENDING', payment_uuid: null })
})

test.each([
  ['FAILED', 'FAILED'],
  ['CANCELED', 'CANCELED'],
])('SBX-008 D-139 D-140 a payment of result %s names its gateway and ends its order', async (result, status) => {
  const payment = await askToPay()
  const response = await press(landingUrl(payment), result, payment.payment_amount)
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.searchParams.get('trace_no')).toBe('None')
  expect(back.searchParams.get('status')).toBe(result)
  // The address names the payment, so that its receipt is found in any browser of this person, and of no other person.
  const path = `/fund/api/v1/payment/${back.searchParams.get('payment')}/`
  expect((await buyer.get<Payment>(path)).body).toMatchObject({
    uuid: payment.uuid,
    status,
    order_id: payment.order_id,
    psp_name: 'نگین پرداخت',
  })
  expect((await stranger.get(path)).status).toBe(404)
  expect((await orderOf(buyer, payment.order_id)).status).toBe(status)
})

test('SBX-009 F47 the first result stands, whatever is pressed later', async () => {
  const payment = await askToPay()
  const [first, second] = await Promise.all([
    press(landingUrl(payment), 'SUCCESS', payment.payment_amount),
    press(landingUrl(payment), 'SUCCESS', payment.payment_amount),
  ])
  const replay = await press(landingUrl(payment), 'FAILED', payment.payment_amount)
  expect(new Set([first, second, replay].map((one) => one.headers.get('location'))).size).toBe(1)
  const { timeline } = await orderOf(buyer, payment.order_id)
  expect(timeline.filter((step) => step.at !== null && step.status === 'PAYMENT')).toHaveLength(1)
})

test('SBX-009 a changed amount, an unknown result and an unknown token credit nothing', async () => {
  const payment = await askToPay()
  expect((await press(landingUrl(payment), 'SUCCESS', 10)).status).toBe(400)
  expect((await press(landingUrl(payment), 'PAID', payment.payment_amount)).status).toBe(400)
  const foreign = landingUrl(payment).replace(/[^/]+\/$/, 'nobody-gave-this-token/')
  expect((await press(foreign, 'SUCCESS', payment.payment_amount)).status).toBe(404)
  expect((await orderOf(buyer, payment.order_id)).status).toBe('WAITING')
})

test('F50 a payment that has ended leads nowhere, and its page says so', async () => {
  const payment = await askToPay()
  await press(landingUrl(payment), 'SUCCESS', payment.payment_amount)
  const again = await buyer.get<Payment>(`/fund/api/v1/payment/${payment.uuid}/`)
  expect(again.body.status).toBe('SUCCESS')
  expect(again.body.payment_methods.map((one) => one.landing_url)).toEqual([null, null])
  const page = await (await fetch(landingUrl(payment))).text()
  expect(page).toContain('این پرداخت پایان یافته است')
  expect(page).not.toContain('<form')
})

test('F51 payments, second presses and cancellations at the same moment end each order in one way', async () => {
  const caller = await signInClient({ kind: 'empty' })
  const payments = await Promise.all(Array.from({ length: 6 }, (_, index) => askToPay(caller, 600_000 + index)))
  await Promise.all(
    payments.flatMap((payment) => [
      press(landingUrl(payment), 'SUCCESS', payment.payment_amount),
      caller.post(`/fund/api/v1/orders/${payment.order_id}/cancel/`),
      press(landingUrl(payment), 'SUCCESS', payment.payment_amount),
      caller.get('/fund/api/v1/user_asset/'),
    ]),
  )
  const { results } = await ordersOf(caller)
  const money = await caller.get<{ results: { order_id: number; status: string }[] }>('/fund/api/v1/transactions/')
  for (const order of results) {
    const paid = money.body.results.find((one) => one.order_id === order.id)?.status
    // Cancelled before the payment, or after it with the money on its way back.
    expect([order.status, paid]).toEqual(['CANCELED', expect.stringMatching(/^(CANCELED|REVERSED)$/)])
  }
})

test('SBX-015 units are there after the settlement, and the assets show them', async () => {
  const caller = await signInClient({ kind: 'empty' })
  const payment = await askToPay(caller)
  await press(landingUrl(payment), 'SUCCESS', payment.payment_amount)
  await control(testOrigins().inbox, 'settle', { sub: caller.person.sub })
  const order = await orderOf(caller, payment.order_id)
  expect(order.status).toBe('DONE')
  expect((order.units ?? 0) * (order.price ?? 0) + order.remainder).toBe(50_000_000)
  expect((await caller.get<UserFund>('/fund/api/v1/user_fund/11307/')).body.units).toBe(order.units)
  expect((await caller.get<{ count: number }>('/fund/api/v1/pending-orders-count/')).body.count).toBe(0)
})
