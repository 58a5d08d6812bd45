import { expect, test } from '@jest/globals'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { openBankTestApp } from '../testing/bank-test-app'
import type { Investor } from '../testing/onboarding-test-app'
import { openBeforeAll } from '../testing/open-before-all'
import { createPmaClient } from '../testing/pma-client'
import { readUnderWay } from './under-way'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:00:00Z'))

const read = async (who: Investor) =>
  (await who.get<{ items: UnderWay[]; missing: string[] }>('/general/api/v1/under-way/')).body
/** The facts of each item that its source decides. */
const told = async (who: Investor) =>
  (await read(who)).items.map(({ kind, name, amount, paid, state, due }) => [kind, name, amount, paid, state, due])

async function buy(who: Investor): Promise<Payment> {
  const wish = {
    ds_code: '11307',
    amount: 5_000_000,
    type: 'BUY',
    callback_url: 'http://localhost:3000/payment/receipt',
  }
  return (await who.post<Payment>('/fund/api/v1/payment/request/', wish)).body
}
const press = (payment: Payment, result: string) =>
  app.press(payment.payment_methods[0]?.landing_url ?? '', result, payment.payment_amount)

test('SBX-121 D-118 a purchase is under way from its order on: to be paid, settling, then an asset', async () => {
  const who = await app.investor()
  const payment = await buy(who)
  expect(await read(who)).toMatchObject({ items: [{ payment_uuid: payment.uuid, id: String(payment.order_id) }] })
  expect(await told(who)).toEqual([['PURCHASE', 'چکاد بلند', 5_000_000, 0, 'TO_PAY', '2026-11-21T08:15:00.000Z']])
  await press(payment, 'SUCCESS')
  expect(await told(who)).toEqual([['PURCHASE', 'چکاد بلند', 5_000_000, 5_000_000, 'SETTLING', '2026-11-22']])
  app.clock.advance(60)
  expect(await told(who)).toEqual([])
})

test('SBX-034 D-117 an order is counted as being settled from its payment on, and no longer than that', async () => {
  const who = await app.investor()
  const settling = async () => (await who.get<{ count: number }>('/fund/api/v1/pending-orders-count/')).body.count
  const payment = await buy(who)
  expect(await settling()).toBe(0)
  await press(payment, 'SUCCESS')
  expect(await settling()).toBe(1)
  app.clock.advance(60)
  expect(await settling()).toBe(0)
})

test('SBX-121 D-118 money that goes back is under way until it left, and what was never paid is not', async () => {
  const who = await app.investor()
  const asOf = app.clock.now().getTime()
  const paid = await buy(who)
  await press(paid, 'SUCCESS')
  const unpaid = await buy(who)
  for (const { order_id } of [paid, unpaid]) await who.post(`/fund/api/v1/orders/${order_id}/cancel/`)
  const due = new Date(asOf + 48 * 3_600_000).toISOString()
  expect(await told(who)).toEqual([['PURCHASE', 'چکاد بلند', 5_000_000, 5_000_000, 'REFUNDING', due]])
  app.clock.advance(48 * 3_600 + 1)
  expect(await told(who)).toEqual([])
})

test('SBX-121 D-118 a portfolio is in progress with what is paid for it, whichever side acts next', async () => {
  const who = await app.investor()
  const path = createPmaClient(app, who)
  const amount = 2_500_000_000
  const begun = (await path.start(amount)).body
  const standing = async () => (await told(who))[0]?.slice(2, 5)
  expect((await read(who)).items).toMatchObject([{ kind: 'PORTFOLIO', id: '1', name: 'سبد رشد پویا' }])
  expect(await standing()).toEqual([amount, 0, 'TO_PAY'])
  let onboarding = await path.pay(begun)
  expect(await standing()).toEqual([amount, 500_000_000, 'TO_CONTINUE'])
  onboarding = await path.sign(await path.survey(onboarding))
  expect(await standing()).toEqual([amount, 500_000_000, 'TO_PAY'])
  await path.sendSlip(onboarding, 'additional_amount')
  expect(await standing()).toEqual([amount, 500_000_000, 'IN_REVIEW'])
  await app.review({ sub: who.sub, stage: 'additional_amount', kind: 'approved' })
  expect(await standing()).toEqual([amount, amount, 'IN_REVIEW'])
  app.clock.advance(600)
  expect(await told(who)).toEqual([])
})

test('SBX-121 D-222 an open recommendation is under way, to be paid while a fee of it is unpaid', async () => {
  const who = await app.investor({ kind: 'recommendation-offers' })
  const own = async () => (await told(who)).filter(([kind]) => kind === 'RECOMMENDATION').map((item) => item.slice(3))
  expect(await own()).toEqual([[0, 'TO_CONTINUE', null]])
  await app.db.query(
    `insert into recommendation_order (sub, offer_id, created_at)
     select m.sub, f.id, $2 from recommendation_offer f join recommendation_manager m on m.id = f.manager_id
     where m.sub = $1 and f.replaced_at is null order by f.fee is null limit 1`,
    [who.sub, app.clock.now()],
  )
  await app.db.query(
    `update recommendation_offer set fee = coalesce(fee, 1000000) where id in (select offer_id from recommendation_order where sub = $1)`,
    [who.sub],
  )
  expect(await own()).toEqual([[0, 'TO_PAY', null]])
  await app.db.query('update recommendation_manager set closed_at = $2 where sub = $1', [who.sub, app.clock.now()])
  expect(await own()).toEqual([])
})

test('D-118 a source that fails costs its own rows, and the rest comes with the person’s turn first', async () => {
  const row = (id: string, state: UnderWay['state'], hour: string) => ({
    kind: 'CARD',
    id,
    name: null,
    amount: null,
    paid: 0,
    state,
    since: `2026-11-21T${hour}:00:00Z`,
    due: null,
    payment_uuid: null,
  })
  const rows = [
    row('older', 'SETTLING', '08'),
    row('newer', 'IN_REVIEW', '09'),
    row('begun', 'TO_CONTINUE', '07'),
    row('unpaid', 'TO_PAY', '06'),
  ]
  const found = await app.db.transaction(async (sql) => {
    const result = await readUnderWay(sql, 'nobody', app.clock, {
      ORDERS: (own) => own.query('select * from no_such_table'),
      CARDS: async () => rows,
    })
    // The transaction goes on.
    await sql.query('select 1')
    return result
  })
  expect(found.items.map(({ id }) => id)).toEqual(['unpaid', 'begun', 'newer', 'older'])
  expect(found.missing).toEqual(['ORDERS'])
})
