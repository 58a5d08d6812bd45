import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { decide } from '../gateway/session'
import { type Customer, type Market, openMarket } from '../testing/market'
import { expectRightBooks } from '../testing/money/books'
import { passTime } from './background'
import { balanceOf } from './transfer'

const FUND = '11541'
const DAY = 86_400
let market: Market
let negar: Customer
beforeAll(async () => {
  // Saturday, 14:58 in Tehran; the hour of the fund is 15:00.
  market = await openMarket('2026-11-21T11:28:00Z')
  negar = await market.customer({ kind: 'empty' })
}, 60_000)
afterAll(() => market.close())

const moment = () => market.clock.now().getTime()
const orderOf = async (id: number | null) => (await negar.get<Order>(`/fund/api/v1/orders/${id}/`)).body
async function buy(amount = 5_000_000): Promise<Payment> {
  const callback_url = 'http://localhost:3000/payment/receipt'
  const wish = { ds_code: FUND, amount, type: 'BUY', callback_url }
  return (await negar.post<Payment>('/fund/api/v1/payment/request/', wish)).body
}
const press = (payment: Payment, result: string) =>
  market.press(payment.payment_methods[0]?.landing_url ?? '', result, payment.payment_amount)
const stepAt = (order: Order, status: string) =>
  Date.parse(order.timeline.find((step) => step.status === status)?.at ?? '')

test('SBX-100 an order paid after the hour of the fund is promised for a day later', async () => {
  const payment = await buy()
  expect((await orderOf(payment.order_id)).settles_on).toBe('2026-11-22')
  market.clock.advance(5 * 60)
  await press(payment, 'SUCCESS')
  expect(await orderOf(payment.order_id)).toMatchObject({ status: 'PENDING', settles_on: '2026-11-23' })
})

test('SBX-017 CON-15 F48 whoever looks a month late finds everything as of the moment it fell due', async () => {
  const payment = await buy()
  market.clock.advance(60)
  const paid = moment()
  const [session] = await market.db.query<{ token: string }>(
    'select token from gateway_session where payment_uuid = $1',
    [payment.uuid],
  )
  // The gateway took the money, and nobody heard of it.
  await market.db.transaction((sql) =>
    decide(sql, market.clock, { token: session?.token ?? '', psp: 'negin', result: 'SUCCESS' }),
  )
  market.clock.advance(31 * DAY)
  const order = await orderOf(payment.order_id)
  const [price] = await market.db.query<{ price: number }>(
    `select price from price where instrument = 'fund:${FUND}' and day = '2026-11-21'`,
  )
  expect(order).toMatchObject({ status: 'DONE', settles_on: '2026-11-21', price: price?.price })
  expect([stepAt(order, 'PENDING'), stepAt(order, 'DONE')]).toEqual([paid, paid + 20_000])
  const [lot] = await market.db.query<{ purchased_at: string }>(
    'select purchased_at from lot where sub = $1 order by id desc limit 1',
    [negar.sub],
  )
  expect(lot?.purchased_at).toBe('2026-11-21')
  // Its remainder went back two days after that, not two days after somebody looked.
  expect(order.remainder).toBeGreaterThan(0)
  expect(await balanceOf(market.db, `refund:${order.id}`)).toBe(0)
  const [refund] = await market.db.query<{ at: Date }>('select at from ledger_transfer where event = $1', [
    `refund-paid:${order.id}`,
  ])
  expect(refund?.at.getTime()).toBe(paid + 20_000 + 2 * DAY * 1000)
  await expectRightBooks(market.db)
})

test('SBX-017 a payment nobody made ended with its fifteenth minute', async () => {
  const payment = await buy()
  const asked = moment()
  market.clock.advance(7 * DAY)
  await passTime(market.db, market.clock)
  const order = await orderOf(payment.order_id)
  expect(order.status).toBe('EXECUTION_TIME_OUT')
  expect(stepAt(order, 'EXECUTION_TIME_OUT')).toBe(asked + 15 * 60_000)
})

test('SBX-100 what was due cannot be cancelled any more, even if nobody has settled it yet', async () => {
  const payment = await buy()
  await press(payment, 'SUCCESS')
  market.clock.advance(20)
  const answer = await negar.post(`/fund/api/v1/orders/${payment.order_id}/cancel/`)
  expect(answer).toEqual({ status: 400, body: { message: 'این سفارش دیگر قابل لغو نیست.' } })
  expect((await orderOf(payment.order_id)).status).toBe('DONE')
})
