import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Clock, openClock } from '../clock'
import { makePerson } from '../db/seed/person'
import type { Db } from '../db/sql'
import { decide, type Result } from '../gateway/session'
import { expectRightBooks } from '../testing/money/books'
import { openDatabase } from '../testing/open-database'
import { passTime } from './background'
import { inquire } from './payment'
import { orderPurchase } from './purchase'
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

const ordersOf = () =>
  db.query<{ id: number; status: string; units: number | null; remainder: number; amount: number; price: number }>(
    'select id, status, units, remainder, amount, price from fund_order where sub = $1 order by id',
    [sub],
  )

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
  await expectRightBooks(db)
})

test('SBX-016 CON-15 when one unit costs more than was paid, nothing is bought and everything goes back', async () => {
  const uuid = await buy(300_000)
  await end(uuid, 'SUCCESS')
  await passTime(db, clock)
  const [before] = await db.query<{ day: string; price: number }>(
    `select day, price from price where instrument = 'fund:${FUND}' order by day desc limit 1`,
  )
  const setPrice = (price: number) =>
    db.query(`update price set price = $2 where instrument = 'fund:${FUND}' and day = $1`, [before?.day, price])
  await setPrice(300_001)
  clock.advance(60)
  await passTime(db, clock)
  await setPrice(before?.price ?? 1)
  const [order] = await ordersOf()
  expect(order).toMatchObject({ status: 'REJECTED', units: null, remainder: 0 })
  expect(await balanceOf(db, `refund:${order?.id}`)).toBe(300_000)
  clock.advance(48 * 3600)
  await passTime(db, clock)
  expect(await balanceOf(db, `refund:${order?.id}`)).toBe(0)
  await expectRightBooks(db)
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
  expect(await db.query('select status, trace_no from gateway_session where payment_uuid = $1', [uuid])).toEqual([
    { status: 'CANCELED', trace_no: null },
  ])
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
  await expectRightBooks(db)
})
