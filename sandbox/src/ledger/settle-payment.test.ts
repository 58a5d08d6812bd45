import { randomUUID } from 'node:crypto'
import { beforeAll, expect, jest, test } from '@jest/globals'
import type { Gateway, Inquiry } from '../gateway/gateway'
import { maxGatewayPayment } from '../gateway/gateway-limit'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { paymentTimeout } from '../time/timings'
import { createPayment } from './create-payment'
import { lockGatewayPayment, type PaymentKind, settlePayment } from './settle-payment'

const start = '2026-11-21T08:00:00Z'
const clock = createFakeClock(start)
const amount = 2_000_000

const db = openBeforeAll(() => openTestDatabase(start))
let sub: string
beforeAll(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
})

const decided = (decidedAt: Date): Inquiry => ({
  status: 'SUCCESS',
  amount,
  psp: 'negin',
  traceNumber: '408126773915',
  decidedAt,
})

const words = { fa: 'شارژ', en: 'Charge' }
const charge = () => ({ sub, kind: 'CHARGE', orderId: null, amount, title: words, description: words }) as const

/** A charge at a gateway that says this when it is asked, and that when it is closed; some time later it is taken over. */
async function takenOver(asked: Inquiry, closed: Inquiry, milliseconds: number) {
  const gateway: Gateway = {
    open: async (_sql, { paymentUuid }) => paymentUuid,
    inquire: async (_sql, references) => new Map(references.map((reference) => [reference, asked])),
    close: async () => closed,
    paymentMethods: () => [],
    pspName: () => undefined,
  }
  const context = { clock, gateway }
  clock.reset()
  const uuid = await db.transaction((sql) => createPayment(sql, context, { ...charge(), callbackUrl: () => '/card' }))
  clock.advance(milliseconds / 1000)
  const paid = jest.fn<PaymentKind['paid']>(async () => undefined)
  await db.transaction((sql) => settlePayment(sql, context, { lock: lockGatewayPayment, paid }, uuid))
  const [payment] = await db.query('select status, settled_at, trace_number from payment where uuid = $1', [uuid])
  return { payment, paid: paid.mock.calls.map(([, time]) => time.now()) }
}

const open: Inquiry = { status: 'OPEN' }
const closed: Inquiry = { status: 'CLOSED' }
const after = (milliseconds: number) => new Date(Date.parse(start) + milliseconds)

test('SBX-009 what the gateway has not decided waits until its time is over', async () => {
  const { payment, paid } = await takenOver(open, closed, paymentTimeout - 1_000)
  expect(payment).toMatchObject({ status: 'WAITING', settled_at: null })
  expect(paid).toEqual([])
})

test('SBX-009 F47 a payment whose time is over has failed as of then, and nothing is posted', async () => {
  const { payment, paid } = await takenOver(open, closed, paymentTimeout + 60_000)
  expect(payment).toMatchObject({ status: 'FAILED', settled_at: after(paymentTimeout), trace_number: null })
  expect(paid).toEqual([])
})

test('SBX-009 F47 what was paid in the moment in which its time was over is posted as of then', async () => {
  const at = after(paymentTimeout - 1_000)
  const { payment, paid } = await takenOver(open, decided(at), paymentTimeout)
  expect(payment).toMatchObject({ status: 'SUCCESS', settled_at: at, trace_number: '408126773915' })
  expect(paid).toEqual([at])
})

test('SBX-009 of a payment that is gone with its person nothing is taken over', async () => {
  const paid = jest.fn<PaymentKind['paid']>()
  const context = { clock, gateway: {} as Gateway }
  await db.transaction((sql) => settlePayment(sql, context, { lock: lockGatewayPayment, paid }, randomUUID()))
  expect(paid).not.toHaveBeenCalled()
})

test('D-144 SBX-057 more than a gateway takes at once is paid by a bank slip, and opened at no gateway', async () => {
  const context = { clock, gateway: {} as Gateway }
  const large = { ...charge(), amount: maxGatewayPayment + 1 }
  const create = (callbackUrl: (() => string) | null) =>
    db.transaction((sql) => createPayment(sql, context, { ...large, callbackUrl }))
  expect(await create(null)).toMatch(/^[\da-f-]{36}$/)
  await expect(create(() => '/card')).rejects.toMatchObject({ kind: 'invalid' })
})
