import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { UserFund } from '@sarv/shared/contract/funds'
import { errorMessage } from '../../testing/api-client'
import { type Customer, openLedgerTestApp } from '../../testing/ledger-test-app'
import { expectLedgerInvariants } from '../../testing/money/ledger-invariants'
import { openBeforeAll } from '../../testing/open-before-all'
import type { TestResponse } from '../../testing/test-app'

const requestPath = '/fund/api/v1/payment/request/'
const ordersPath = '/fund/api/v1/orders/'
/** Its minimum is above the one of the house. */
const dearFund = '11777'
const heldFund = '11307'
const persian = /\p{Script=Arabic}/u

const app = openBeforeAll(() => openLedgerTestApp('2026-11-21T06:00:00Z'))
let negar: Customer
let stranger: Customer
beforeAll(async () => {
  negar = await app.customer({ kind: 'investor' })
  stranger = await app.customer({ kind: 'investor' })
})

const purchase = (changed: object = {}) => ({
  ds_code: dearFund,
  amount: 1_000_000,
  type: 'BUY',
  callback_url: 'http://localhost:3000/payment/receipt',
  ...changed,
})
const sale = (changed: object = {}) => ({ side: 'SELL', ds_code: heldFund, bank_account_id: negar.account, ...changed })

const watchedTables = [
  'fund_order',
  'order_step',
  'payment',
  'gateway_session',
  'idempotency_record',
  'lot',
  'ledger_transfer',
]
/** Everything that a refusal must leave as it was. */
async function allOfIt(): Promise<object[]> {
  const counts = watchedTables.map((table) => `select '${table}' as name, count(*)::text as value from ${table}`)
  return app.db.query(
    `${counts.join(' union all ')}
     union all select 'balances', string_agg(name || ' ' || balance, ', ' order by id) from ledger_account
     union all select 'held', string_agg(units || ' ' || blocked_units, ', ' order by sub, ds_code) from holding
     union all select 'states', string_agg(status, ', ' order by id) from fund_order`,
  )
}

async function expectNothingChanged(ask: () => Promise<TestResponse<unknown>>, statuses = [400]): Promise<void> {
  const before = await allOfIt()
  const { status, body } = await ask()
  expect({ isExpected: statuses.includes(status), status }).toEqual({ isExpected: true, status })
  expect(errorMessage(body)).toMatch(persian)
  expect(await allOfIt()).toEqual(before)
  await expectLedgerInvariants(app.db)
}

const named = (values: readonly unknown[]) =>
  values.map((value) => [JSON.stringify(value) ?? 'nothing', value] as const)

test.each(
  named([
    299_999,
    300_000,
    999_999,
    -1_000_000,
    1_000_000.5,
    1e15,
    2 ** 53 + 2,
    1e21,
    '1000000',
    '1e6',
    '۱۰۰۰۰۰۰',
    '',
    ' ',
    null,
    true,
    [1_000_000],
    {},
    undefined,
  ]),
)('SBX-036 VAL-07 an amount of %s for a fund of at least 1,000,000 rial is refused and changes nothing', (_, amount) =>
  expectNothingChanged(() => negar.post(requestPath, purchase({ amount }))),
)

test('SBX-036 VAL-07 exactly the minimum of the fund is taken', async () => {
  expect((await stranger.post(requestPath, purchase())).status).toBe(200)
})

test.each(
  named([
    '99999',
    '',
    ' 11777',
    '11777 ',
    '۱۱۷۷۷',
    11_777,
    null,
    '__proto__',
    "11777' or '1'='1",
    '11777,11307',
    ['11777'],
  ]),
)('SBX-036 SBX-100 the fund %s does not exist, neither for a purchase nor for a sale', async (_, ds_code) => {
  await expectNothingChanged(() => negar.post(requestPath, purchase({ ds_code })), [400, 404])
  await expectNothingChanged(() => negar.post(ordersPath, sale({ ds_code, units: 1 })), [400, 404])
})

test.each([
  '',
  '/payment/receipt',
  '//evil.example/payment/receipt',
  'http://localhost:3000.evil.example/payment/receipt',
  'http://localhost:3001/payment/receipt',
  'https://localhost:3000/payment/receipt',
  'http://evil:pass@localhost:3000/payment/receipt',
  'http://:pass@localhost:3000/payment/receipt',
  'http://localhost:3000/payment/receipt/../../home',
  'http://localhost:3000/payment/receipt%2f..%2f..%2fhome',
  'http://localhost:3000\\@evil.example/payment/receipt',
  'data:text/html,<script>alert(1)</script>',
  'file:///payment/receipt',
  'http://localhost:3000/payment/receipt?status=SUCCESS',
])('SBX-010 SBX-036 no one is sent back to %s', (callback_url) =>
  expectNothingChanged(() => negar.post(requestPath, purchase({ callback_url }))),
)

test.each([
  ['another side', { type: 'SELL' }],
  ['another case', { type: 'buy' }],
  ['no side', { type: undefined }],
])('SBX-036 a purchase with %s is refused', (_, changed) =>
  expectNothingChanged(() => negar.post(requestPath, purchase(changed))),
)

test.each([
  ['no units', { units: 0 }],
  ['less than none', { units: -1 }],
  ['half a unit', { units: 0.5 }],
  ['units as text', { units: '1' }],
  ['more units than there are numbers', { units: 2 ** 53 + 2 }],
  ['all the numbers there are', { units: Number.MAX_SAFE_INTEGER }],
  ['an amount of nothing', { amount: 0 }],
  ['an amount below nothing', { amount: -300_000 }],
  ['an amount beyond all units', { amount: Number.MAX_SAFE_INTEGER }],
  ['an amount with a fraction', { amount: 300_000.5 }],
  ['both units and amount', { units: 1, amount: 40_144 }],
  ['neither units nor amount', {}],
  ['null for the units', { units: null }],
  ['another side', { units: 1, side: 'BUY' }],
  ['no account', { units: 1, bank_account_id: undefined }],
  ['an account as text', { units: 1, bank_account_id: '101' }],
  ['an account wider than any', { units: 1, bank_account_id: 2 ** 31 }],
])('SBX-100 a sale of %s is refused and changes nothing', (_, changed) =>
  expectNothingChanged(() => negar.post(ordersPath, sale(changed))),
)

test('SBX-100 SBX-006 a sale to an account of no one or of another person is not found', async () => {
  for (const bank_account_id of [0, -1, stranger.account]) {
    await expectNothingChanged(() => negar.post(ordersPath, sale({ units: 1, bank_account_id })), [404])
  }
})

test('SBX-031 SBX-100 only free units are sold: one more than that is refused in units and as an amount', async () => {
  const held = async () => (await negar.get<UserFund>(`/fund/api/v1/user_fund/${heldFund}/`)).body
  const { units, value } = await held()
  await expectNothingChanged(() => negar.post(ordersPath, sale({ units: units + 1 })))
  await expectNothingChanged(() => negar.post(ordersPath, sale({ amount: value + 1 })))
  expect((await negar.post(ordersPath, sale({ units: units - 10 }))).status).toBe(200)
  await expectNothingChanged(() => negar.post(ordersPath, sale({ units: 11 })))
  expect((await negar.post(ordersPath, sale({ units: 10 }))).status).toBe(200)
  await expectNothingChanged(() => negar.post(ordersPath, sale({ units: 1 })))
  expect(await held()).toMatchObject({ units, blocked_units: units })
})

test('T16 SBX-016 a key serves one intent: other contents, an invalid key, and no key at all are refused', async () => {
  const key = randomUUID()
  const { body } = await negar.post<Payment>(requestPath, purchase(), key)
  for (const changed of [{ amount: 1_000_001 }, { ds_code: heldFund }, { bank_limit: true }]) {
    await expectNothingChanged(() => negar.post(requestPath, purchase(changed), key), [409])
  }
  for (const bad of ['', 'short', 'a'.repeat(101), 'with space', "';drop table", '../../etc']) {
    await expectNothingChanged(() => negar.post(requestPath, purchase(), bad))
    await expectNothingChanged(() => negar.post(ordersPath, sale({ units: 1 }), bad))
  }
  await expectNothingChanged(() => negar.post(requestPath, purchase(), null))
  await expectNothingChanged(() => negar.post(ordersPath, sale({ units: 1 }), null))
  // The same key of another person, or of another call, is another key.
  expect((await stranger.post<Payment>(requestPath, purchase(), key)).body.uuid).not.toBe(body.uuid)
  expect((await negar.post<Order>(`${ordersPath}${body.order_id}/cancel/`, {}, key)).body.status).toBe('CANCELED')
})

test('SBX-006 T19 what belongs to others is not found, is not changed, and is not in any list', async () => {
  const { body: own } = await stranger.post<Payment>(requestPath, purchase())
  await app.press(own.payment_methods[0]?.landing_url ?? '', 'SUCCESS', own.payment_amount)
  const [paid] = await app.db.query<{ trace_number: string }>('select trace_number from payment where uuid = $1', [
    own.uuid,
  ])
  for (const path of [
    `${ordersPath}${own.order_id}/`,
    `/fund/api/v1/payment/${own.uuid}/`,
    `/fund/api/v1/payment/trace/${paid?.trace_number}/`,
  ]) {
    expect((await stranger.get(path)).status).toBe(200)
    await expectNothingChanged(() => negar.get(path), [404])
  }
  await expectNothingChanged(() => negar.post(`${ordersPath}${own.order_id}/cancel/`), [404])
  const { results } = (await negar.get<{ results: Order[] }>(ordersPath)).body
  expect(results.map((order) => order.id)).not.toContain(own.order_id)
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=10001', 'page=99999999999999999999', 'page=1&page=2'])(
  'SBX-100 SBX-101 a list asked for with %s is refused in Persian',
  async (query) => {
    for (const path of [ordersPath, '/fund/api/v1/transactions/', `/fund/api/v1/transactions/${heldFund}/`]) {
      await expectNothingChanged(() => negar.get(`${path}?${query}`))
    }
  },
)

test.each([
  'status=NONSENSE',
  'status=done',
  'status=,,,',
  'status=DONE%27--',
  'side=SIDEWAYS',
  'side=buy',
  'dscode=99999',
  'dscode=%25',
  'recom_tracking_code=__proto__',
])('SBX-100 orders with %s: there are none, and nothing breaks', async (query) => {
  const { status, body } = await negar.get<{ count: number; results: Order[] }>(`${ordersPath}?${query}`)
  expect([status, body.count, body.results]).toEqual([200, 0, []])
})

test('SBX-100 a page after the last one is empty and still knows how many there are', async () => {
  const { status, body } = await negar.get<{ count: number; page: number; results: Order[] }>(
    `${ordersPath}?page=10000`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ page: 10_000, results: [] })
  expect(body.count).toBeGreaterThan(0)
})
