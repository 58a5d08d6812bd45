import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Db } from '../db/sql'
import type { Result } from '../gateway/session'
import { runAllDueJobs } from '../jobs/runner'
import { createPaymentNotice } from '../jobs/take-over-payment'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { type GatewayUnderTest, gateways } from '../testing/gateways'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { openTestDatabase } from '../testing/test-database'
import { cancelFundOrder } from './cancel'
import type { LedgerContext } from './ledger-context'
import { orderPurchase } from './purchase'
import { readBalance } from './transfer'

const host = 'http://localhost:3000'
const fund = '11602'
const start = '2026-11-21T08:00:00Z'
const clock = createFakeClock(start)
let db: Db
let sub: string

beforeAll(async () => {
  db = await openTestDatabase(start)
})
afterAll(() => db.close())
beforeEach(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
})

const ordersOf = () =>
  db.query<{ id: number; status: string; units: number | null; remainder: number; amount: number; price: number }>(
    'select id, status, units, remainder, amount, price from fund_order where sub = $1 order by id',
    [sub],
  )
const statusOf = async () => (await ordersOf())[0]?.status

describe.each(gateways)('purchases with %s', (_name, openGateway) => {
  let tested: GatewayUnderTest
  let context: LedgerContext
  beforeAll(async () => {
    tested = await openGateway(db, clock)
    context = { clock, gateway: tested.gateway }
  })
  afterAll(() => tested.close())

  const buy = (amount: number) =>
    db.transaction((sql) =>
      orderPurchase(sql, context, {
        sub,
        purchase: { ds_code: fund, amount, type: 'BUY', callback_url: `${host}/payment/receipt` },
        hosts: [host],
      }),
    )
  const referenceOf = async (uuid: string) =>
    (
      await db.query<{ reference: string }>('select gateway_reference as reference from payment where uuid = $1', [
        uuid,
      ])
    )[0]?.reference ?? ''
  const end = async (uuid: string, result: Result, amount?: number) =>
    tested.decide(await referenceOf(uuid), result, amount)
  const runJobs = () => runAllDueJobs(db, context)
  const cancelFirst = async () => {
    const [order] = await ordersOf()
    await db.transaction((sql) => cancelFundOrder(sql, context, order?.id ?? 0))
  }

  test('CON-15 a paid purchase becomes units, the rest goes back within 48 hours', async () => {
    const uuid = await buy(1_000_000)
    await end(uuid, 'SUCCESS')
    await runJobs()
    expect(await statusOf()).toBe('PENDING')
    clock.advance(60)
    await runJobs()
    const [order] = await ordersOf()
    expect(order).toMatchObject({ status: 'DONE', units: Math.floor(1_000_000 / (order?.price ?? 1)) })
    expect((order?.units ?? 0) * (order?.price ?? 0) + (order?.remainder ?? 0)).toBe(1_000_000)
    expect(await readBalance(db, `refund:${order?.id}`)).toBe(order?.remainder)
    clock.advance(48 * 3600)
    await runJobs()
    expect(await readBalance(db, `refund:${order?.id}`)).toBe(0)
    await expectLedgerInvariants(db)
  })

  test('SBX-016 CON-15 when one unit costs more than was paid, everything goes back', async () => {
    const uuid = await buy(300_000)
    await end(uuid, 'SUCCESS')
    await runJobs()
    const [before] = await db.query<{ day: string; price: number }>(
      `select day, price from price where instrument = 'fund:${fund}' order by day desc limit 1`,
    )
    const setPrice = (price: number) =>
      db.query(`update price set price = $2 where instrument = 'fund:${fund}' and day = $1`, [before?.day, price])
    await setPrice(300_001)
    clock.advance(60)
    await runJobs()
    await setPrice(before?.price ?? 1)
    const [order] = await ordersOf()
    expect(order).toMatchObject({ status: 'REJECTED', units: null, remainder: 0 })
    expect(await readBalance(db, `refund:${order?.id}`)).toBe(300_000)
    clock.advance(48 * 3600)
    await runJobs()
    expect(await readBalance(db, `refund:${order?.id}`)).toBe(0)
    await expectLedgerInvariants(db)
  })

  test('F48 a payment whose person never came back is taken over by asking the gateway', async () => {
    const uuid = await buy(5_000_000)
    await end(uuid, 'SUCCESS')
    expect(await statusOf()).toBe('WAITING')
    await runJobs()
    expect(await statusOf()).toBe('PENDING')
  })

  test('a notice of the gateway takes the payment over at once, and a second one changes nothing', async () => {
    const uuid = await buy(5_000_000)
    const notify = createPaymentNotice({ ...context, db })
    await notify(uuid)
    expect(await statusOf()).toBe('WAITING')
    await end(uuid, 'SUCCESS')
    await notify(uuid)
    await notify(uuid)
    expect(await statusOf()).toBe('PENDING')
    await expectLedgerInvariants(db)
  })

  test('SBX-008 the payment keeps what the gateway decided: trace number, company, moment', async () => {
    const uuid = await buy(5_000_000)
    await end(uuid, 'SUCCESS')
    const decided = clock.now()
    clock.advance(5)
    await runJobs()
    const [payment] = await db.query(
      'select status, trace_number, psp, decided_at, settled_at from payment where uuid = $1',
      [uuid],
    )
    expect(payment).toEqual({
      status: 'SUCCESS',
      trace_number: expect.stringMatching(/./),
      psp: expect.stringMatching(/./),
      decided_at: decided,
      settled_at: decided,
    })
  })

  test.each(['FAILED', 'CANCELED'] as const)('SBX-008 a payment that ends with %s ends its order', async (result) => {
    await end(await buy(5_000_000), result)
    await runJobs()
    expect(await statusOf()).toBe(result)
    await expectLedgerInvariants(db)
  })

  test('a payment that nobody makes ends after its time, and the gateway takes nothing any more', async () => {
    const uuid = await buy(5_000_000)
    clock.advance(16 * 60)
    await runJobs()
    expect(await statusOf()).toBe('EXECUTION_TIME_OUT')
    await end(uuid, 'SUCCESS')
    await runJobs()
    expect(await statusOf()).toBe('EXECUTION_TIME_OUT')
    const reference = await referenceOf(uuid)
    expect((await tested.gateway.inquire(db, [reference])).get(reference)).toEqual({ status: 'CLOSED' })
  })

  test('SBX-009 a gateway that took another sum pays nothing', async () => {
    const uuid = await buy(5_000_000)
    await end(uuid, 'SUCCESS', 5)
    await runJobs()
    expect(await statusOf()).toBe('FAILED')
    await expectLedgerInvariants(db)
  })

  test('SBX-100 a purchase that is given up cannot be paid any more', async () => {
    const uuid = await buy(5_000_000)
    await cancelFirst()
    await end(uuid, 'SUCCESS')
    await runJobs()
    expect(await statusOf()).toBe('CANCELED')
    await expectLedgerInvariants(db)
  })

  test('SBX-100 F48 a purchase that was paid unheard and is given up gets its money back', async () => {
    const uuid = await buy(5_000_000)
    await end(uuid, 'SUCCESS')
    await cancelFirst()
    const [order] = await ordersOf()
    expect(order?.status).toBe('CANCELED')
    expect(await readBalance(db, `refund:${order?.id}`)).toBe(5_000_000)
    await expectLedgerInvariants(db)
  })
})
