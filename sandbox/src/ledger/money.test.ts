import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Refusal } from '../api/refuse'
import { type Clock, openClock } from '../clock'
import { makePerson } from '../db/seed/person'
import type { Db } from '../db/sql'
import { decide, type Result } from '../gateway/session'
import { openDatabase } from '../testing/open-database'
import { passTime } from './background'
import { cancel } from './cancel'
import { inquire } from './payment'
import { orderPurchase } from './purchase'
import { orderSale } from './sale'
import { balanceOf, transfer } from './transfer'

const HOST = 'http://localhost:3000'
const FUND = '11602'
let db: Db
let clock: Clock
let sub: string

beforeAll(async () => {
  clock = openClock()
  db = await openDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  sub = (await db.transaction((sql) => makePerson(sql, clock, { kind: 'empty' }))).sub
})

const buy = (amount: number) =>
  db.transaction((sql) =>
    orderPurchase(sql, clock, {
      sub,
      purchase: { ds_code: FUND, amount, type: 'BUY', callback_url: `${HOST}/payment/receipt` },
      hosts: [HOST],
    }),
  )

const tokenOf = async (uuid: string) =>
  (await db.query<{ token: string }>('select token from gateway_session where payment_uuid = $1', [uuid]))[0]?.token ??
  ''

async function end(uuid: string, result: Result): Promise<void> {
  const token = await tokenOf(uuid)
  await db.transaction((sql) => decide(sql, clock, { token, psp: 'negin', result }))
}

const accountOf = async () =>
  (await db.query<{ id: number }>('select id from payout_account where sub = $1 and is_default', [sub]))[0]?.id ?? 0

async function sell(units: number): Promise<void> {
  const bank_account_id = await accountOf()
  await db.transaction((sql) =>
    orderSale(sql, clock, { sub, sale: { side: 'SELL', ds_code: FUND, units, bank_account_id } }),
  )
}

const ordersOf = () =>
  db.query<{ id: number; status: string; units: number | null; remainder: number; amount: number; price: number }>(
    'select id, status, units, remainder, amount, price from fund_order where sub = $1 order by id',
    [sub],
  )

/** A refusal is a right answer to a wrong wish; anything else is a fault. */
async function orRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** What must hold whatever happened. */
async function checkBooks(): Promise<void> {
  const one = async (text: string) => (await db.query<{ value: number }>(text))[0]?.value
  expect(await one('select coalesce(sum(amount), 0)::bigint as value from ledger_row')).toBe(0)
  expect(
    await one(`select count(*) as value from ledger_account a
      where balance <> (select coalesce(sum(amount), 0) from ledger_row r where r.account_id = a.id)`),
  ).toBe(0)
  expect(await one('select count(*) as value from ledger_account where balance < 0 and not may_be_negative')).toBe(0)
  expect(
    await one(`select count(*) as value from holding h where units < 0 or blocked_units not between 0 and units
      or units <> (select coalesce(sum(l.units), 0) from lot l where l.sub = h.sub and l.ds_code = h.ds_code)
      or blocked_units <> (select coalesce(sum(o.units), 0) from fund_order o
        where o.sub = h.sub and o.ds_code = h.ds_code and o.side = 'SELL' and o.status = 'PENDING')`),
  ).toBe(0)
  // Money in clearing is exactly that of paid purchases that are still open.
  expect(
    await one(`select ((select coalesce(sum(amount), 0) from fund_order where side = 'BUY' and status = 'PENDING')
      - (select balance from ledger_account where name = 'clearing'))::bigint as value`),
  ).toBe(0)
}

test('a paid purchase becomes units, the rest goes back within 48 hours', async () => {
  const uuid = await buy(1_000_000)
  await end(uuid, 'SUCCESS')
  await passTime(db, clock)
  expect((await ordersOf())[0]?.status).toBe('PENDING')
  clock.advance(60)
  await passTime(db, clock)
  const [order] = await ordersOf()
  expect(order).toMatchObject({ status: 'DONE', units: Math.floor(1_000_000 / (order?.price ?? 1)) })
  expect((order?.units ?? 0) * (order?.price ?? 0) + (order?.remainder ?? 0)).toBe(1_000_000)
  expect(await balanceOf(db, `refund:${order?.id}`)).toBe(order?.remainder)
  clock.advance(48 * 3600)
  await passTime(db, clock)
  expect(await balanceOf(db, `refund:${order?.id}`)).toBe(0)
  await checkBooks()
})

test('F48 a payment whose person never came back is settled by asking the gateway', async () => {
  const uuid = await buy(5_000_000)
  // The gateway took the money; nobody told the shop.
  await end(uuid, 'SUCCESS')
  expect((await ordersOf())[0]?.status).toBe('WAITING')
  await passTime(db, clock)
  expect((await ordersOf())[0]?.status).toBe('PENDING')
})

test('a payment that nobody makes ends after its time, and the gateway takes nothing any more', async () => {
  const uuid = await buy(5_000_000)
  clock.advance(16 * 60)
  await passTime(db, clock)
  expect((await ordersOf())[0]?.status).toBe('EXECUTION_TIME_OUT')
  await end(uuid, 'SUCCESS')
  await passTime(db, clock)
  expect((await ordersOf())[0]?.status).toBe('EXECUTION_TIME_OUT')
})

test('SBX-009 a gateway that took another sum pays nothing', async () => {
  const uuid = await buy(5_000_000)
  await db.query('update gateway_session set amount = 5 where payment_uuid = $1', [uuid])
  await end(uuid, 'SUCCESS')
  await db.transaction((sql) => inquire(sql, clock, uuid))
  expect((await ordersOf())[0]?.status).toBe('FAILED')
})

test('SBX-016 the database refuses rows that do not add to zero, a second booking, an overdraft and a change', async () => {
  const book = (event: string, legs: { account: string; amount: number }[]) =>
    db.transaction((sql) => transfer(sql, clock, event, legs))
  const world = (amount: number) => ({ account: 'world', amount })
  await expect(book('test:1', [world(-5), { account: 'fees', amount: 4 }])).rejects.toThrow('not balanced')
  await book('test:2', [world(-5), { account: 'fees', amount: 5 }])
  await expect(book('test:2', [world(-5), { account: 'fees', amount: 5 }])).rejects.toThrow()
  await expect(book('test:3', [world(5), { account: 'card:none', amount: -5 }])).rejects.toThrow()
  await expect(db.query('update ledger_row set amount = amount + 1')).rejects.toThrow('never changed')
  await expect(db.query('delete from ledger_row')).rejects.toThrow('never changed')
  await checkBooks()
})

type Step =
  | { do: 'buy'; amount: number }
  | { do: 'end'; which: number; result: Result }
  | { do: 'sell'; units: number }
  | { do: 'cancel'; which: number }
  | { do: 'wait'; seconds: number }

const which = fc.nat({ max: 6 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('buy' as const), amount: fc.integer({ min: 250_000, max: 9e9 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      which,
      result: fc.constantFrom<Result>('SUCCESS', 'SUCCESS', 'FAILED', 'CANCELED'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sell' as const), units: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 30, 600, 1000, 90_000) }),
  },
)

async function take(wish: Step, uuids: string[]): Promise<void> {
  if (wish.do === 'buy') return orRefused(buy(wish.amount).then((uuid) => uuids.push(uuid)))
  if (wish.do === 'sell') return orRefused(sell(wish.units))
  if (wish.do === 'wait') {
    clock.advance(wish.seconds)
    return passTime(db, clock)
  }
  const uuid = uuids[wish.which % Math.max(1, uuids.length)]
  if (uuid === undefined) return
  if (wish.do === 'end') return end(uuid, wish.result)
  const orders = await ordersOf()
  const order = orders[wish.which % Math.max(1, orders.length)]
  if (order) await orRefused(db.transaction((sql) => cancel(sql, clock, order.id)))
}

test('SBX-016 whatever people do in whatever order, the books balance and no unit is below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const uuids: string[] = []
      for (const wish of steps) await take(wish, uuids)
      await checkBooks()
    }),
    { numRuns: 25 },
  )
}, 120_000)
