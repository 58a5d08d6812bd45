import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { decide } from '../gateway/session'
import { runAllDueJobs } from '../jobs/runner'
import { type Customer, type LedgerTestApp, openLedgerTestApp } from '../testing/ledger-test-app'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { readBalance } from './transfer'

const fundCode = '11541'
const daySeconds = 86_400
let app: LedgerTestApp
let negar: Customer
beforeAll(async () => {
  // Saturday, 14:58 in Tehran; the hour of the fund is 15:00.
  app = await openLedgerTestApp('2026-11-21T11:28:00Z')
  negar = await app.customer({ kind: 'empty' })
})
afterAll(() => app.close())

const moment = () => app.clock.now().getTime()
const orderOf = async (id: number | null) => (await negar.get<Order>(`/fund/api/v1/orders/${id}/`)).body
async function buy(amount = 5_000_000): Promise<Payment> {
  const callback_url = 'http://localhost:3000/payment/receipt'
  const wish = { ds_code: fundCode, amount, type: 'BUY', callback_url }
  return (await negar.post<Payment>('/fund/api/v1/payment/request/', wish)).body
}
const press = (payment: Payment, result: string) =>
  app.press(payment.payment_methods[0]?.landing_url ?? '', result, payment.payment_amount)
const stepAt = (order: Order, status: string) =>
  Date.parse(order.timeline.find((step) => step.status === status)?.at ?? '')

test('SBX-100 an order paid after the hour of the fund is promised for a day later', async () => {
  const payment = await buy()
  expect((await orderOf(payment.order_id)).settles_on).toBe('2026-11-22')
  app.clock.advance(5 * 60)
  await press(payment, 'SUCCESS')
  expect(await orderOf(payment.order_id)).toMatchObject({ status: 'PENDING', settles_on: '2026-11-23' })
})

test('SBX-017 CON-15 F48 a person who returns a month late finds everything as of the moment it fell due', async () => {
  const payment = await buy()
  app.clock.advance(60)
  const paid = moment()
  const [stored] = await app.db.query<{ token: string }>(
    'select gateway_reference as token from payment where uuid = $1',
    [payment.uuid],
  )
  // The gateway took the money, and the product did not hear of it.
  await decide(app.db, app.clock, { token: stored?.token ?? '', psp: 'negin', result: 'SUCCESS' })
  app.clock.advance(31 * daySeconds)
  const order = await orderOf(payment.order_id)
  const [price] = await app.db.query<{ price: number }>(
    `select price from price where instrument = 'fund:${fundCode}' and day = '2026-11-21'`,
  )
  expect(order).toMatchObject({ status: 'DONE', settles_on: '2026-11-21', price: price?.price })
  expect([stepAt(order, 'PAYMENT'), stepAt(order, 'SETTLEMENT')]).toEqual([paid, paid + 20_000])
  const [lot] = await app.db.query<{ purchased_at: string }>(
    'select purchased_at from lot where sub = $1 order by id desc limit 1',
    [negar.sub],
  )
  expect(lot?.purchased_at).toBe('2026-11-21')
  // Its remainder went back two days after that, not two days after a person looked.
  expect(order.remainder).toBeGreaterThan(0)
  expect(await readBalance(app.db, `refund:${order.id}`)).toBe(0)
  const [refund] = await app.db.query<{ at: Date }>('select at from ledger_transfer where event = $1', [
    `refund-paid:${order.id}`,
  ])
  expect(refund?.at.getTime()).toBe(paid + 20_000 + 2 * daySeconds * 1000)
  await expectLedgerInvariants(app.db)
})

test('SBX-017 a payment no one made ended with its fifteenth minute', async () => {
  const payment = await buy()
  const asked = moment()
  app.clock.advance(7 * daySeconds)
  await runAllDueJobs(app.db, app)
  const order = await orderOf(payment.order_id)
  expect(order.status).toBe('EXECUTION_TIME_OUT')
  expect(stepAt(order, 'EXECUTION_TIME_OUT')).toBe(asked + 15 * 60_000)
})

test('SBX-100 what was due cannot be cancelled any more, even if no one has settled it yet', async () => {
  const payment = await buy()
  await press(payment, 'SUCCESS')
  app.clock.advance(20)
  const { status, body } = await negar.post(`/fund/api/v1/orders/${payment.order_id}/cancel/`)
  expect([status, body]).toEqual([400, { message: 'این سفارش دیگر قابل لغو نیست.' }])
  expect((await orderOf(payment.order_id)).status).toBe('DONE')
})
