import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { runAllDueJobs } from '../jobs/runner'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { entriesOf, stepsOf } from '../testing/money/ledger-reader'
import { openBeforeAll } from '../testing/open-before-all'
import { persianText } from '../testing/persian-text'
import { openTestDatabase } from '../testing/test-database'
import { cancelFundOrder } from './cancel'
import { planInstantSale, sellAtOnce } from './instant-sale'
import { readOrders } from './order-view'
import { recordPurchase } from './record-purchase'
import { orderSale } from './sale'
import { settle } from './settlement'
import { transfer } from './transfer'

const fund = '11307'
const instrument = `fund:${fund}`
// Saturday, 11:30 in Tehran.
const start = '2026-11-21T08:00:00Z'
const clock = createFakeClock(start)
const context = { clock, gateway: createSandboxGateway('http://localhost:4002') }
const paidAt = new Date('2026-11-19T08:00:00Z')
const settledAt = new Date('2026-11-20T12:00:00Z')
const db = openBeforeAll(() => openTestDatabase(start))
let sub: string
let account: number
beforeAll(async () => {
  await db.query('update fund set fee_bps = $2 where ds_code = $1', [fund, [300, 200, 100, 50, 25]])
})
beforeEach(async () => {
  clock.reset()
  await setPrice(100_000)
  ;({ sub, account } = await newPerson())
})

async function newPerson() {
  const person = await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))
  const [payout] = await db.query<{ id: number }>('select id from payout_account where sub = $1 and is_default', [
    person.sub,
  ])
  return { sub: person.sub, account: payout?.id ?? 0 }
}
const setPrice = (price: number) =>
  db.query('update price set price = $2 where instrument = $1 and day = $3', [instrument, price, start.slice(0, 10)])
const hold = (units: number, day: string) =>
  db.transaction((sql) =>
    recordPurchase(sql, {
      sub,
      dsCode: fund,
      units,
      price: 1000,
      paidAt,
      settledAt,
      day,
      title: { fa: 'خرید صندوق چکاد بلند', en: 'Purchase of High Summit' },
    }),
  )
/** Ten units without a fee, then ten at 3 %. */
const holdTwenty = async () => [await hold(10, '2026-01-01'), await hold(10, '2026-11-20')]
const sell = (wish: { units?: number; amount?: number; ds_code?: string; bank_account_id?: number }) =>
  db.transaction((sql) =>
    orderSale(sql, clock, { sub, sale: { side: 'SELL', ds_code: fund, bank_account_id: account, ...wish } }),
  )
const cancel = (id: number) => db.transaction((sql) => cancelFundOrder(sql, context, id))
const orderOf = async (id: number) => (await db.query('select * from fund_order where id = $1', [id]))[0]
const heldUnits = async () =>
  (await db.query('select units, blocked_units from holding where sub = $1 and ds_code = $2', [sub, fund]))[0]
const lots = () => db.query('select units, price, purchased_at from lot where sub = $1 order by purchased_at', [sub])
const noSuchThing = { kind: 'not-found' }
const tooLate = { kind: 'invalid', problem: { message: persianText('این سفارش دیگر قابل لغو نیست.') } }

test('SBX-100 CON-16 a sale takes the oldest units that are free, and is priced again on the day it is settled', async () => {
  await holdTwenty()
  const first = await sell({ units: 4 })
  const second = await sell({ amount: 799_999 })
  const sale = { side: 'SELL', price: 100_000, status: 'PENDING', settles_on: '2026-11-22', payout_account_id: account }
  const dueAt = new Date('2026-11-21T08:00:20Z')
  expect(await orderOf(first)).toMatchObject({
    ...sale,
    type: 'UNITS',
    units: 4,
    amount: 400_000,
    fee: 0,
    due_at: dueAt,
  })
  // Four of the ten old units are promised already: six of them go, and two of those that cost 3 %.
  expect(await orderOf(second)).toMatchObject({ ...sale, type: 'AMOUNT', units: 8, amount: 800_000, fee: 6000 })
  expect(await heldUnits()).toEqual({ units: 20, blocked_units: 12 })
  expect(await stepsOf(db, first)).toEqual([['PENDING', clock.now().toISOString()]])

  await db.transaction((sql) => settle(sql, clock.now(), second))
  expect((await orderOf(second))?.status).toBe('PENDING')
  await setPrice(110_000)
  clock.advance(3600)
  await runAllDueJobs(db, context)
  expect(await orderOf(second)).toMatchObject({
    status: 'DONE',
    amount: 880_000,
    price: 110_000,
    fee: 6600,
    settles_on: '2026-11-21',
  })
  expect((await stepsOf(db, second)).at(-1)).toEqual(['DONE', dueAt.toISOString()])
  expect(await entriesOf(db, `settled:${second}`)).toEqual([
    ['fees', 6600],
    [instrument, -880_000],
    ['world', 873_400],
  ])
  expect(await heldUnits()).toEqual({ units: 8, blocked_units: 0 })
  expect((await lots()).map(({ units }) => units)).toEqual([0, 8])
  await db.transaction((sql) => settle(sql, clock.now(), second))
  await expectLedgerInvariants(db)
})

test('SBX-100 a sale can be taken back once, before it is due, and frees its units', async () => {
  await holdTwenty()
  const id = await sell({ units: 4 })
  const late = await sell({ units: 3 })
  await cancel(id)
  expect(await stepsOf(db, id)).toEqual(['PENDING', 'CANCELED'].map((status) => [status, clock.now().toISOString()]))
  expect(await heldUnits()).toEqual({ units: 20, blocked_units: 3 })
  await expect(cancel(id)).rejects.toMatchObject(tooLate)
  clock.advance(20)
  await expect(cancel(late)).rejects.toMatchObject(tooLate)
  await expect(cancel(2 ** 40)).rejects.toMatchObject(noSuchThing)
  await expectLedgerInvariants(db)
})

test('SBX-100 no order goes back in time, however the clock jumps while it is made or taken back', async () => {
  await holdTwenty()
  /** A clock that is set ahead before each look at it; a sale is due after 20 seconds. */
  const jumping = {
    ...clock,
    now: () => {
      clock.advance(15)
      return clock.now()
    },
  }
  const sellInJumps = () =>
    db.transaction((sql) =>
      orderSale(sql, jumping, { sub, sale: { side: 'SELL', ds_code: fund, bank_account_id: account, units: 5 } }),
    )
  const sold = await sellInJumps()
  clock.advance(3600)
  await runAllDueJobs(db, context)
  const taken = await sellInJumps()
  await db.transaction((sql) => cancelFundOrder(sql, { ...context, clock: jumping }, taken))
  for (const [id, end] of [
    [sold, 'DONE'],
    [taken, 'CANCELED'],
  ] as const) {
    const { created_at, due_at } = (await orderOf(id)) as { created_at: Date; due_at: Date }
    expect(due_at.getTime() - created_at.getTime()).toBe(20_000)
    const steps = await stepsOf(db, id)
    expect(steps.map(([status]) => status)).toEqual(['PENDING', end])
    expect(steps[0]?.[1]).toBe(created_at.toISOString())
    expect(new Date(steps[1]?.[1] ?? 0) <= due_at).toBe(true)
  }
  await expectLedgerInvariants(db)
})

test('SBX-100 orders are told newest first, each with its own steps', async () => {
  const [bought] = await holdTwenty()
  const id = await sell({ units: 4 })
  const orders = await db.transaction((sql) => readOrders(sql, 'o.sub = $1', [sub]))
  expect(orders.map((order) => [order.side, order.status, order.is_cancellable, order.timeline.length])).toEqual([
    ['SELL', 'PENDING', true, 3],
    ['BUY', 'DONE', false, 4],
    ['BUY', 'DONE', false, 4],
  ])
  expect(orders[0]).toMatchObject({ id, created_at: clock.now().toISOString(), iban: expect.stringMatching(/^IR/) })
  expect(orders[2]).toMatchObject({ id: bought, fund_name: { fa: 'چکاد بلند', en: 'High Summit' }, payment_uuid: null })
})

test('BNK-072 an instant sale of free units is an order that is done, and brings its entries', async () => {
  const plan = (net: number, dsCode = fund) =>
    db.transaction((sql) => planInstantSale(sql, clock, { sub, dsCode, net }))
  expect(await plan(1)).toBeUndefined()
  await holdTwenty()
  await sell({ units: 6 })
  expect(await plan(1, '11602')).toBeUndefined()
  // Four old units are left, and then those that cost 3 %.
  expect(await plan(1_370_001)).toBeUndefined()
  const sale = await plan(497_001)
  if (sale === undefined) throw new Error('there is nothing to sell')
  expect(sale).toMatchObject({ units: 6, price: 100_000, fee: 6000, net: 594_000 })
  const entries = await db.transaction(async (sql) => {
    const brought = await sellAtOnce(sql, clock, { sub, dsCode: fund, account: 'card:test' }, sale)
    await transfer(sql, clock, `test:${sub}`, brought)
    return brought
  })
  expect(entries).toEqual([
    { account: instrument, amount: -600_000 },
    { account: 'fees', amount: 6000 },
    { account: 'card:test', amount: 594_000 },
  ])
  const [order] = await db.query<{ id: number }>('select id from fund_order where sub = $1 order by id desc limit 1', [
    sub,
  ])
  expect(await orderOf(order?.id ?? 0)).toMatchObject({
    side: 'SELL',
    type: 'AMOUNT',
    amount: 600_000,
    units: 6,
    price: 100_000,
    fee: 6000,
    status: 'DONE',
    due_at: null,
    settles_on: '2026-11-21',
    payout_account_id: null,
  })
  expect((await stepsOf(db, order?.id ?? 0)).map(([status]) => status)).toEqual(['PENDING', 'DONE'])
  expect(await heldUnits()).toEqual({ units: 14, blocked_units: 6 })
  await expectLedgerInvariants(db)
})
