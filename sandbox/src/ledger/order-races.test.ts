import { beforeAll, expect, test } from '@jest/globals'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { firstRow } from '../db/first-row'
import { seededRandom } from '../fake-data/seeded-random'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { decide, type Result } from '../gateway/session'
import { settlePaymentByKind } from '../jobs/payment-kinds'
import { runDueJobs } from '../jobs/runner'
import { extendPrices } from '../market/prices'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { interleave, type Work } from '../testing/interleave'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { entriesOf, stepsOf } from '../testing/money/ledger-reader'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { at } from '../time/clock'
import { cancelFundOrder } from './cancel'
import { fundPayments } from './fund-payment'
import type { LedgerContext } from './ledger-context'
import { orderPurchase } from './purchase'
import { settlePayment } from './settle-payment'
import { settle } from './settlement'

const host = 'http://localhost:3000'
const amount = 50_000_000
const clock = createFakeClock('2026-11-21T08:00:00Z')
const context: LedgerContext = { clock, gateway: createSandboxGateway('http://localhost:4002') }
const { numRuns, seed } = randomRuns(10, 25)

const db = openBeforeAll(() => openTestDatabase('2026-11-21T08:00:00Z'))
let sub: string
beforeAll(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
  await db.transaction((sql) => extendPrices(sql, clock))
})

interface Purchase {
  readonly orderId: number
  readonly uuid: string
  readonly token: string
}

async function newPurchase(): Promise<Purchase> {
  const purchase = { ds_code: '11602', amount, type: 'BUY' as const, callback_url: `${host}/payment/receipt` }
  const uuid = await db.transaction((sql) => orderPurchase(sql, context, { sub, purchase, hosts: [host] }))
  const rows = await db.query<{ orderId: number; token: string }>(
    'select order_id as "orderId", gateway_reference as token from payment where uuid = $1',
    [uuid],
  )
  return { uuid, ...firstRow(rows) }
}

/** A button on the gateway's page, which then tells the shop. */
const press =
  ({ token, uuid }: Purchase, result: Result): Work<void> =>
  async (own) => {
    await decide(own, clock, { token, psp: 'negin', result })
    await own.transaction((sql) => settlePaymentByKind(sql, context, uuid))
  }
const look: Work<void> = (own) => own.transaction((sql) => runDueJobs(sql, context, sub))

async function endOf(orderId: number) {
  const steps = (await stepsOf(db, orderId)).map(([status]) => status)
  const entries = await Promise.all(
    ['paid', 'refunded', 'settled'].map(async (event) => (await entriesOf(db, `${event}:${orderId}`)).length > 0),
  )
  return { steps: steps.join(' '), posted: entries }
}

/** Runs a race by so many schedules; says how often it ended how. */
async function race(name: string, one: (random: () => number) => Promise<string>): Promise<Map<string, number>> {
  const met = new Map<string, number>()
  for (let run = 0; run < numRuns; run++) {
    const end = await one(seededRandom(`${name} ${seed} ${run}`))
    await expectLedgerInvariants(db)
    met.set(end, (met.get(end) ?? 0) + 1)
  }
  console.info(`${name}: ${numRuns} schedules, seed ${seed}`, Object.fromEntries(met))
  return met
}

const refusals = (ends: readonly PromiseSettledResult<void>[]) =>
  ends.map((end) => (end.status === 'rejected' ? (end.reason.kind ?? String(end.reason)) : 'done'))

test('SBX-009 F47 two tabs pay one order while the clock looks: by every schedule its money comes once', async () => {
  const met = await race('two tabs pay', async (random) => {
    const purchase = await newPurchase()
    const ends = await interleave(db, random, [press(purchase, 'SUCCESS'), press(purchase, 'SUCCESS'), look])
    expect(refusals(ends)).toEqual(['done', 'done', 'done'])
    expect(await endOf(purchase.orderId)).toEqual({ steps: 'WAITING PENDING', posted: [true, false, false] })
    return 'paid once'
  })
  expect([...met.values()]).toEqual([numRuns])
})

test('SBX-009 one tab pays and another gives up: by every schedule the first of them stands', async () => {
  const possible = new Set(['WAITING PENDING', 'WAITING CANCELED'])
  const met = await race('pays and gives up', async (random) => {
    const purchase = await newPurchase()
    await interleave(db, random, [press(purchase, 'SUCCESS'), press(purchase, 'CANCELED'), look])
    const { steps, posted } = await endOf(purchase.orderId)
    expect(possible).toContain(steps)
    expect(posted).toEqual([steps === 'WAITING PENDING', false, false])
    return steps
  })
  expect(met.size).toBe(2)
})

test('SBX-100 paid and cancelled at once: by every schedule the money came and goes back, or never came', async () => {
  const met = await race('paid and cancelled', async (random) => {
    const purchase = await newPurchase()
    const cancel: Work<void> = (own) => own.transaction((sql) => cancelFundOrder(sql, context, purchase.orderId))
    const ends = await interleave(db, random, [press(purchase, 'SUCCESS'), cancel, press(purchase, 'SUCCESS')])
    expect(refusals(ends)).toEqual(['done', 'done', 'done'])
    const { steps, posted } = await endOf(purchase.orderId)
    expect(posted).toEqual(steps === 'WAITING CANCELED' ? [false, false, false] : [true, true, false])
    return steps
  })
  expect(new Set(met.keys())).toEqual(new Set(['WAITING CANCELED', 'WAITING PENDING CANCELED']))
})

test('SBX-100 settled and cancelled at once: by every schedule one of them happens, and the other not at all', async () => {
  const met = await race('settled and cancelled', async (random) => {
    const { orderId, token, uuid } = await newPurchase()
    await decide(db, clock, { token, psp: 'negin', result: 'SUCCESS' })
    await db.transaction((sql) => settlePayment(sql, context, fundPayments, uuid))
    const [order] = await db.query<{ due_at: Date }>('select due_at from fund_order where id = $1', [orderId])
    const due = order?.due_at ?? new Date(0)
    // The cancellation began a moment before the order fell due, and takes its time.
    const before = { ...context, clock: { ...clock, ...at(new Date(due.getTime() - 1)) } }
    const settling: Work<void> = (own) => own.transaction((sql) => settle(sql, due, orderId))
    const ends = await interleave(db, random, [
      settling,
      (own) => own.transaction((sql) => cancelFundOrder(sql, before, orderId)),
      settling,
    ])
    const { steps, posted } = await endOf(orderId)
    const isCancelled = steps === 'WAITING PENDING CANCELED'
    expect(refusals(ends)).toEqual(['done', isCancelled ? 'done' : 'invalid', 'done'])
    expect(posted).toEqual([true, isCancelled, !isCancelled])
    return steps
  })
  expect(new Set(met.keys())).toEqual(new Set(['WAITING PENDING CANCELED', 'WAITING PENDING DONE']))
})
