import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import type { BankOrder } from '@sarv/shared/contract/bank-money'
import type { BankPaymentFacts } from '@sarv/shared/contract/bank-onboarding'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { createPerson } from '../../seed/person'
import { errorMessage } from '../../testing/api-client'
import { expectBankInvariants } from '../../testing/bank/bank-invariants'
import { type BankTestApp, type CardHolder, openBankTestApp } from '../../testing/bank-test-app'

const chargePath = '/bank/api/v1/charge/'
const investPath = '/bank/api/v1/fast-invest/'
const callback_url = 'http://localhost:3000/payment/receipt'
const balance = 86_420_500

let app: BankTestApp
let holder: CardHolder
beforeAll(async () => {
  app = await openBankTestApp('2026-11-21T08:30:00Z')
  holder = await app.holder()
})
afterAll(async () => {
  await expectBankInvariants(app.db)
  await app.close()
})

const charge = (who: CardHolder, amount: unknown, key?: string | null, account_id: unknown = who.card.account_id) =>
  who.post<Payment>(chargePath, { account_id, amount }, key)
const landing = (payment: Payment) => payment.payment_methods[0]?.landing_url ?? ''

test('D-127 a quick investment above what a gateway takes is refused with the limit', async () => {
  const invest = (amount: number) => holder.post<Payment>(investPath, { amount, callback_url })
  const { status, body } = await invest(2_000_000_001)
  expect([status, errorMessage(body)]).toEqual([400, expect.stringContaining('تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرند')])
})

test('D-144 SBX-112 a charge above what a gateway takes, which the account tells, is refused and opened at none', async () => {
  const { accounts } = (await holder.get<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')).body
  expect(accounts.map(({ max_payment }) => max_payment)).toEqual([2_000_000_000])
  const { status, body } = await charge(holder, 2_000_000_001)
  expect([status, errorMessage(body)]).toEqual([400, expect.stringContaining('تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرند')])
  const opened = () => app.db.query('select amount from gateway_session where amount >= 2000000000')
  expect(await opened()).toEqual([])
  expect((await charge(holder, 2_000_000_000)).status).toBe(200)
  expect(await opened()).toEqual([{ amount: 2_000_000_000 }])
})

test('SBX-010 SBX-112 a charge is paid at the gateway, once, and comes back to the card’s result', async () => {
  const { status, body } = await charge(holder, 5_000_000)
  expect([status, body.payment_amount, body.title, body.payment_methods.length]).toEqual([
    200,
    5_000_000,
    'افزایش موجودی حساب',
    2,
  ])
  expect(body).not.toHaveProperty('order_id')
  const pressed = await app.press(landing(body), 'SUCCESS', 5_000_000)
  const back = new URL(pressed.location ?? '')
  expect([back.origin + back.pathname, back.searchParams.get('status')]).toEqual([
    'http://localhost:3000/bank/card-result',
    'SUCCESS',
  ])
  await app.press(landing(body), 'SUCCESS', 5_000_000)
  expect(await holder.balance()).toBe(balance + 5_000_000)
  const traceNo = back.searchParams.get('trace_no') ?? ''
  const facts = await holder.get<BankPaymentFacts>(`/bank/api/v1/payment/trace/${traceNo}/`)
  expect(facts.body).toMatchObject({ uuid: body.uuid, status: 'SUCCESS', amount: 5_000_000, purpose: 'CHARGE' })
  const rows = await holder.get<{ results: BankTransaction[] }>('/bank/api/v1/transactions/')
  expect(rows.body.results[0]).toMatchObject({ type: 'deposit', amount: 5_000_000, tran_key: traceNo })
})

test('SBX-016 SBX-112 one key is one charge; without a key there is no charge', async () => {
  expect((await charge(holder, 1_000_000, null)).status).toBe(400)
  const both = [await charge(holder, 1_000_000, 'pressed-twice'), await charge(holder, 1_000_000, 'pressed-twice')]
  expect(both[0]?.body).toEqual(both[1]?.body)
  expect((await charge(holder, 2_000_000, 'pressed-twice')).status).toBe(409)
})

test.each<[unknown, string]>([
  [9_999, 'حداقل مبلغ افزایش موجودی'],
  [0, 'حداقل مبلغ افزایش موجودی'],
  [-5, 'حداقل مبلغ افزایش موجودی'],
  [999_999_999_999_999, 'مبلغ بیش از اندازهٔ مجاز است.'],
  [10_000.5, 'مبلغ را به ریال'],
  ['10000', 'مبلغ را به ریال'],
  [null, 'مبلغ را به ریال'],
])('SBX-112 a charge of %p is refused', async (amount, message) => {
  const { status, body } = await charge(holder, amount)
  expect([status, errorMessage(body)]).toEqual([400, expect.stringContaining(message)])
})

test('SBX-006 SBX-112 others’ accounts are not charged, nor those that rest', async () => {
  const other = await app.holder({ kind: 'card-blocked' })
  expect((await charge(holder, 10_000, 'their-account', other.card.account_id)).status).toBe(404)
  expect((await charge(other, 10_000)).status).toBe(409)
  const { body } = await charge(holder, 10_000)
  const back = new URL((await app.press(landing(body), 'SUCCESS', 10_000)).location ?? '')
  const trace = `/bank/api/v1/payment/trace/${back.searchParams.get('trace_no')}/`
  expect((await other.get(trace)).status).toBe(404)
  expect((await holder.get(trace)).status).toBe(200)
})

test('SBX-112 BNK-070 fast invest buys the card’s fund, with the rules of every purchase', async () => {
  // Later than the request of the card, which stands behind it in the list.
  app.clock.advance(1)
  const invest = (body: object, key?: string | null) => holder.post<Payment>(investPath, body, key)
  const { status, body } = await invest({ amount: 41_000_000, callback_url, bank_limit: true })
  expect([status, body.title]).toEqual([200, 'خرید صندوق سپیدار کارت'])
  expect((await invest({ amount: 41_000_000, callback_url }, null)).status).toBe(400)
  expect(errorMessage((await invest({ amount: 299_999, callback_url })).body)).toContain('حداقل مبلغ خرید')
  expect((await invest({ amount: 300_000, callback_url: 'https://evil.example/' })).status).toBe(400)
  await app.press(landing(body), 'SUCCESS', 41_000_000)
  const { orders } = (await holder.get<{ orders: BankOrder[] }>('/bank/api/v1/orders/')).body
  expect(orders[0]).toMatchObject({
    id: `fund-${body.order_id}`,
    kind: 'FAST_INVEST',
    status: 'PENDING',
    amount: 41_000_000,
    order_id: body.order_id,
  })
  expect(orders.filter(({ kind }) => kind === 'CARD')).toEqual([
    expect.objectContaining({ status: 'DONE', title: 'درخواست کارت', amount: null, onb_uuid: null }),
  ])
  expect(orders.map(({ created_at }) => created_at)).toEqual(
    orders
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
})

test('ONB-REQUIRED below level 2 no one charges or invests', async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'identified' }))
  const stranger = await app.signIn(sub)
  const answers = [
    await stranger.post(chargePath, { account_id: 1, amount: 10_000 }),
    await stranger.post(investPath, { amount: 300_000, callback_url }),
    await stranger.post('/prize/api/v1/voucher/redeem/', { code: 'SARV50' }),
  ]
  expect(answers.map(({ body }) => errorMessage(body))).toEqual(['ONB-REQUIRED', 'ONB-REQUIRED', 'ONB-REQUIRED'])
})
