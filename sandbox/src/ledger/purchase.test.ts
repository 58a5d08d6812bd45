import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { settlementDay } from '@sarv/shared/calendar/settlement'
import { maxGatewayPayment } from '../gateway/gateway-limit'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { decide, type Result } from '../gateway/session'
import { createPaymentNotice } from '../jobs/payment-kinds'
import { runAllDueJobs } from '../jobs/runner'
import { extendPrices } from '../market/prices'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { type GatewayUnderTest, gateways } from '../testing/gateways'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { entriesOf, postedAt, stepsOf } from '../testing/money/ledger-reader'
import { openBeforeAll } from '../testing/open-before-all'
import { persianText } from '../testing/persian-text'
import { openTestDatabase } from '../testing/test-database'
import { later } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { cancelFundOrder } from './cancel'
import { maxAmount } from './ceiling'
import { createPayment } from './create-payment'
import { fundPayments } from './fund-payment'
import type { LedgerContext } from './ledger-context'
import { orderPurchase } from './purchase'
import { settlePayment } from './settle-payment'
import { payRefund } from './settlement'
import { readBalance } from './transfer'

const host = 'http://localhost:3000'
const fund = '11602'
const start = '2026-11-21T08:00:00Z'
const clock = createFakeClock(start)
const db = openBeforeAll(() => openTestDatabase(start))
let sub: string

beforeEach(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
})

const ordersOf = () =>
  db.query<{ id: number; status: string; units: number | null; remainder: number; amount: number; price: number }>(
    'select id, status, units, remainder, amount, price from fund_order where sub = $1 order by id',
    [sub],
  )
const statusOf = async () => (await ordersOf())[0]?.status
const paymentOf = async (uuid: string) => (await db.query('select * from payment where uuid = $1', [uuid]))[0]
const purchaseOf = (amount: number, ds_code = fund) => ({
  sub,
  purchase: { ds_code, amount, type: 'BUY' as const, callback_url: `${host}/payment/receipt` },
  hosts: [host],
})

describe.each(gateways)('purchases with %s', (_name, openGateway) => {
  let tested: GatewayUnderTest
  let context: LedgerContext
  beforeAll(async () => {
    tested = await openGateway(db, clock)
    context = { clock, gateway: tested.gateway }
  })
  afterAll(() => tested.close())

  const buy = (amount: number) => db.transaction((sql) => orderPurchase(sql, context, purchaseOf(amount)))
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

  test('a payment that no one makes ends after fifteen minutes, and the gateway takes nothing any more', async () => {
    const uuid = await buy(5_000_000)
    clock.advance(15 * 60 - 1)
    await runJobs()
    expect(await statusOf()).toBe('WAITING')
    clock.advance(1)
    await runJobs()
    expect(await statusOf()).toBe('EXECUTION_TIME_OUT')
    expect(await paymentOf(uuid)).toMatchObject({ status: 'FAILED', gateway_closed_at: clock.now(), psp: null })
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
    expect(await paymentOf(uuid)).toMatchObject({ status: 'CANCELED', settled_at: clock.now(), trace_number: null })
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

describe('purchases', () => {
  const gateway = createSandboxGateway('http://localhost:4002')
  const context = { clock, gateway }
  const buy = (amount: number, ds_code?: string) =>
    db.transaction((sql) => orderPurchase(sql, context, purchaseOf(amount, ds_code)))
  const firstId = async () => (await ordersOf())[0]?.id ?? 0
  const setPrice = async (price: number) => {
    await db.transaction((sql) => extendPrices(sql, clock))
    await db.query(`update price set price = $2 where instrument = 'fund:${fund}' and day = $1`, [
      tehranDay(clock.now()),
      price,
    ])
  }
  const pay = async (uuid: string) => {
    const payment = await paymentOf(uuid)
    await decide(db, clock, { token: String(payment?.gateway_reference), psp: 'negin', result: 'SUCCESS' })
    await runAllDueJobs(db, context)
  }

  test('SBX-036 a purchase is an order, a payment and a session at the gateway, all of the same amount', async () => {
    const uuid = await buy(5_000_000)
    const id = await firstId()
    expect((await db.query('select * from fund_order where id = $1', [id]))[0]).toMatchObject({
      sub,
      ds_code: fund,
      side: 'BUY',
      type: 'AMOUNT',
      amount: 5_000_000,
      units: null,
      price: null,
      fee: 0,
      status: 'WAITING',
      created_at: clock.now(),
      due_at: null,
      settles_on: settlementDay(clock.now(), '15:00'),
      tracking_code: expect.stringMatching(/^\d{12}$/),
    })
    expect(await stepsOf(db, id)).toEqual([['WAITING', clock.now().toISOString()]])
    const payment = await paymentOf(uuid)
    expect(payment).toMatchObject({
      sub,
      kind: 'FUND',
      order_id: id,
      amount: 5_000_000,
      status: 'WAITING',
      title: { fa: 'خرید صندوق نیلوفر کبود', en: 'Purchase of Blue Lotus' },
      description: {
        fa: 'واحدها پس از تسویه به نام شما ثبت می‌شوند.',
        en: 'The units are yours once the purchase has settled.',
      },
      created_at: clock.now(),
    })
    const [person] = await db.query<{ first_name: string; last_name: string }>(
      'select first_name, last_name from person where sub = $1',
      [sub],
    )
    expect(
      (await db.query('select * from gateway_session where token = $1', [payment?.gateway_reference]))[0],
    ).toMatchObject({
      payment_uuid: uuid,
      amount: 5_000_000,
      title: { fa: 'خرید صندوق نیلوفر کبود', en: 'Purchase of Blue Lotus' },
      payer: `${person?.first_name} ${person?.last_name}`,
      callback_url: `${host}/payment/receipt?payment=${uuid}`,
      expires_at: later(clock.now(), 15 * 60_000),
    })
  })

  test('SBX-036 a purchase of no fund is not found, and an unrequested payment is refused', async () => {
    await expect(buy(5_000_000, '99999')).rejects.toMatchObject({ kind: 'not-found' })
    const payments = await db.query('select uuid, status from payment order by uuid')
    await db.transaction((sql) => settlePayment(sql, context, fundPayments, '00000000-0000-4000-8000-000000000000'))
    expect(await db.query('select uuid, status from payment order by uuid')).toEqual(payments)
  })

  test('D-144 an amount that no gateway takes at once is opened at none', async () => {
    await buy(maxGatewayPayment)
    await expect(buy(maxGatewayPayment + 1)).rejects.toMatchObject({
      kind: 'invalid',
      problem: {
        detail: [
          {
            msg: persianText(
              'درگاه‌های کارت هر بار تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرند؛ اکنون مبلغ کمتری بپردازید و بقیه را در نوبت بعد.',
            ),
          },
        ],
      },
    })
    expect(await ordersOf()).toHaveLength(1)
  })

  test('SBX-057 a payment by slip alone has no session at a gateway', async () => {
    const uuid = await db.transaction((sql) =>
      createPayment(sql, context, {
        sub,
        kind: 'PMA',
        orderId: null,
        amount: 7,
        title: { fa: 'سبد', en: 'Portfolio' },
        description: { fa: '', en: '' },
        callbackUrl: null,
      }),
    )
    expect(await paymentOf(uuid)).toMatchObject({ kind: 'PMA', amount: 7, order_id: null, gateway_reference: null })
  })

  test('SBX-036 all that is open and held may come to the largest amount, and to no rial more', async () => {
    await buy(300_000)
    // One row for many purchases: no gateway takes this much at once.
    await db.query('update fund_order set amount = $2 where sub = $1', [sub, maxAmount - 300_000])
    await buy(300_000)
    await expect(buy(300_000)).rejects.toMatchObject({
      kind: 'invalid',
      problem: {
        detail: [{ msg: persianText('با این خرید، مجموع سرمایهٔ شما از سقف ۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال می‌گذرد.') }],
      },
    })
    for (const { id } of await ordersOf()) await db.transaction((sql) => cancelFundOrder(sql, context, id))
  })

  test('CON-15 paid money waits in clearing, becomes units at the price of the day, and leaves no rest when it is even', async () => {
    await setPrice(10_000)
    const uuid = await buy(1_000_000)
    const id = await firstId()
    await pay(uuid)
    expect(await entriesOf(db, `paid:${id}`)).toEqual([
      ['clearing', 1_000_000],
      ['world', -1_000_000],
    ])
    clock.advance(20)
    await runAllDueJobs(db, context)
    const [order] = await db.query('select * from fund_order where id = $1', [id])
    expect(order).toMatchObject({ status: 'DONE', units: 100, price: 10_000, remainder: 0, refund_due_at: null })
    expect(order).toMatchObject({ due_at: clock.now(), settles_on: tehranDay(clock.now()) })
    expect(await entriesOf(db, `settled:${id}`)).toEqual([
      ['clearing', -1_000_000],
      [`fund:${fund}`, 1_000_000],
    ])
    expect(await db.query('select units, price, purchased_at from lot where sub = $1', [sub])).toEqual([
      { units: 100, price: 10_000, purchased_at: tehranDay(clock.now()) },
    ])
    await expectLedgerInvariants(db)
  })

  test('CON-15 what is left over leaves 48 hours after the settlement, once and not before', async () => {
    await setPrice(10_000)
    const uuid = await buy(1_000_001)
    const id = await firstId()
    await pay(uuid)
    clock.advance(20)
    await runAllDueJobs(db, context)
    expect(await entriesOf(db, `settled:${id}`)).toEqual([
      ['clearing', -1_000_001],
      [`fund:${fund}`, 1_000_000],
      [`refund:${id}`, 1],
    ])
    const dueAt = later(clock.now(), 48 * 3_600_000)
    const payBack = (now: Date) => db.transaction((sql) => payRefund(sql, now, id))
    await payBack(later(dueAt, -1))
    expect(await readBalance(db, `refund:${id}`)).toBe(1)
    await payBack(dueAt)
    await payBack(dueAt)
    expect(await entriesOf(db, `refund-paid:${id}`)).toEqual([
      [`refund:${id}`, -1],
      ['world', 1],
    ])
    expect(await postedAt(db, `refund-paid:${id}`)).toEqual(dueAt)
    await expectLedgerInvariants(db)
  })

  test('SBX-016 CON-15 of a purchase that bought nothing everything goes back', async () => {
    await setPrice(300_001)
    const uuid = await buy(300_000)
    const id = await firstId()
    await pay(uuid)
    clock.advance(20)
    await runAllDueJobs(db, context)
    expect(await entriesOf(db, `refunded:${id}`)).toEqual([
      ['clearing', -300_000],
      [`refund:${id}`, 300_000],
    ])
    expect((await stepsOf(db, id)).map(([status]) => status)).toEqual(['WAITING', 'PENDING', 'REJECTED'])
    await setPrice(10_000)
  })

  /** A gateway at which the person pays after it was asked, and before it is closed. */
  const racing: LedgerContext = {
    clock,
    gateway: {
      ...gateway,
      async inquire(sql, references) {
        const known = await gateway.inquire(sql, references)
        for (const token of references) await decide(sql, clock, { token, psp: 'negin', result: 'SUCCESS' })
        return known
      },
    },
  }

  test('SBX-009 a payment in the moment in which the purchase is given up is refunded', async () => {
    await buy(5_000_000)
    const id = await firstId()
    await db.transaction((sql) => cancelFundOrder(sql, racing, id))
    expect((await stepsOf(db, id)).map(([status]) => status)).toEqual(['WAITING', 'PENDING', 'CANCELED'])
    expect(await readBalance(db, `refund:${id}`)).toBe(5_000_000)
    await expectLedgerInvariants(db)
  })

  test('SBX-009 what the gateway decided before it could be closed stands, though the time is over', async () => {
    const uuid = await buy(5_000_000)
    const expired: LedgerContext = { ...racing, clock: { now: () => later(clock.now(), 15 * 60_000) } }
    await db.transaction((sql) => settlePayment(sql, expired, fundPayments, uuid))
    expect(await statusOf()).toBe('PENDING')
  })
})
