import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessTokenOf, control, freshPerson } from '@sarv/platform/testing/control'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { type PostgresServer, startPostgres } from '@sarv/shared/testing/postgres-server'
import { type RunningSandbox, type SandboxOrigins, startSandbox } from '@sarv/shared/testing/sandbox'
import { openServer } from '../db/server'
import type { Db } from '../db/sql'
import { expectInvariants } from '../testing/money/ledger-invariants'

const people = 4
const intentsBetween = 12
const fund = '11307'
const callback_url = 'http://localhost:3000/payment/receipt'

let postgres: PostgresServer
let sandbox: RunningSandbox
let db: Db
/** Seconds by which the clock was moved forward; a sandbox that is started again begins at the real time. */
let ahead = 0
beforeAll(async () => {
  postgres = await startPostgres('process')
  sandbox = await start()
  db = await openServer(postgres.url)
})
afterAll(async () => {
  await sandbox?.stop()
  await db?.close()
  await postgres?.remove()
})

async function start(): Promise<RunningSandbox> {
  const started = await startSandbox({ env: { DATABASE_URL: postgres.url, SANDBOX_SETTLE_SECONDS: '2700' } })
  await control(started.origins.inbox, 'clock', { advance_seconds: ahead })
  return started
}
const expectRightBooks = () => expectInvariants(db, ['ledger', 'bank', 'portfolio'])

const crashes: Readonly<Record<string, () => Promise<void>>> = {
  async 'the sandbox is killed'() {
    await sandbox.kill()
    await expectRightBooks()
    sandbox = await start()
  },
  async 'the database crashes'() {
    await postgres.stop('immediate')
    await postgres.start()
    await expectRightBooks()
  },
  async 'both are killed'() {
    await Promise.all([sandbox.kill(), postgres.stop('immediate')])
    await postgres.start()
    await expectRightBooks()
    sandbox = await start()
  },
}

/** Sends a request until it has a response: one that was lost is sent again as it was. */
async function call(service: keyof SandboxOrigins, path: string, init: RequestInit) {
  for (;;) {
    try {
      const response = await fetch(sandbox.origins[service] + path, { ...init, redirect: 'manual' })
      const text = await response.text()
      if (response.status !== 503) return { status: response.status, text }
    } catch {
      // Nothing listens, or it ended in the middle of its response.
    }
    await setTimeout(20)
  }
}

/** A person who orders, pays and sometimes takes back, each under a key, and knows what should have come of it. */
async function openPerson() {
  const person = await freshPerson(sandbox.origins.inbox, { kind: 'empty' })
  let token = await accessTokenOf(sandbox.origins.inbox, person)
  const ask = async <Body>(path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
    const { status, text } = await call('api', path, { ...init, headers })
    expect([path, status, text]).toEqual([path, 200, text])
    return JSON.parse(text) as Body
  }
  const post = <Body>(path: string, body: object, key: string) =>
    ask<Body>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } })
  const made: { readonly again: () => Promise<Payment>; readonly payment: Payment; readonly end: string }[] = []

  async function buy(): Promise<void> {
    const amount = 50_000_000 + made.length
    const key = randomUUID()
    const again = () =>
      post<Payment>('/fund/api/v1/payment/request/', { ds_code: fund, amount, type: 'BUY', callback_url }, key)
    const payment = await again()
    const landing = new URL(payment.payment_methods[0]?.landing_url ?? '').pathname
    const pressed = { method: 'POST', body: new URLSearchParams({ result: 'SUCCESS', amount: String(amount) }) }
    expect((await call('gateway', landing, pressed)).status).toBe(303)
    const isTakenBack = made.length % 3 === 2
    if (isTakenBack) await post(`/fund/api/v1/orders/${payment.order_id}/cancel/`, {}, randomUUID())
    made.push({ again, payment, end: isTakenBack ? 'CANCELED' : 'DONE' })
  }

  async function expectEachOnce(): Promise<void> {
    token = await accessTokenOf(sandbox.origins.inbox, person)
    for (const { again, payment } of made) expect(await again()).toEqual(payment)
    const orders: Order[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const list = await ask<{ results: Order[]; page_count: number }>(`/fund/api/v1/orders/?page=${page}`)
      orders.push(...list.results)
      pages = list.page_count
    }
    expect(orders.map(({ id, status }) => [id, status]).toReversed()).toEqual(
      made.map(({ payment, end }) => [payment.order_id, end]),
    )
    const bought = orders.reduce((sum, { status, units }) => sum + (status === 'DONE' ? (units ?? 0) : 0), 0)
    expect(await ask(`/fund/api/v1/user_fund/${fund}/`)).toMatchObject({ units: bought, blocked_units: 0 })
  }
  return { made, buy, expectEachOnce }
}

test.each(Object.entries(crashes))(
  'SBX-016 SBX-019 money under kill -9, when %s: nothing is lost and nothing happens twice',
  async (_what, crash) => {
    const everyone = await Promise.all(Array.from({ length: people }, openPerson))
    const total = () => everyone.reduce((sum, { made }) => sum + made.length, 0)
    let isOver = false
    const running = Promise.all(
      everyone.map(async ({ buy }) => {
        while (!isOver) await buy()
      }),
    )
    const goOn = async () => {
      const wanted = total() + intentsBetween
      await Promise.race([running, waitUntil(() => total() >= wanted)])
    }
    await goOn()
    await crash()
    await goOn()
    isOver = true
    await running
    ahead += 9 * 86_400
    await control(sandbox.origins.inbox, 'clock', { advance_seconds: 9 * 86_400 })
    for (const { expectEachOnce } of everyone) await expectEachOnce()
    await expectRightBooks()
  },
)
