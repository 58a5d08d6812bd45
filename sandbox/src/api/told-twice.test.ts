import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { BankReceipt, BankTransaction } from '@sarv/shared/contract/bank-transactions'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment, PaymentFacts } from '@sarv/shared/contract/fund-payment'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { toAsciiDigits } from '@sarv/shared/text/digits'
import { buildCardNumber } from '../identifiers/check-digits'
import { type BankTestApp, type CardHolder, openBankTestApp } from '../testing/bank-test-app'
import { underWayRoutes } from './under-way/under-way'

let app: BankTestApp
let who: CardHolder
beforeAll(async () => {
  app = await openBankTestApp('2026-11-21T08:30:00Z', [underWayRoutes])
})
beforeEach(async () => {
  who = await app.holder()
})
afterAll(() => app.close())

const read = async <Body>(path: string) => (await who.get<Body>(path)).body
const firstOf = async <Row>(path: string) => (await read<{ results: Row[] }>(path)).results[0]
const underWay = async (kind: string, id: unknown) =>
  (await read<{ items: UnderWay[] }>('/general/api/v1/under-way/')).items.find(
    (item) => item.kind === kind && item.id === String(id),
  )
/** The newest text message that is no code, and the amount in it. */
async function notice() {
  const [sms] = await app.db.query<{ text: string }>(
    'select text from sms where receiver = (select mobile from person where sub = $1) and code is null order by id desc',
    [who.sub],
  )
  const [, amount = ''] = /([۰-۹٬]+) ریال/.exec(sms?.text ?? '') ?? []
  return { text: sms?.text, amount: Number(toAsciiDigits(amount).replaceAll('٬', '')) }
}
async function pay(payment: Payment) {
  const { location = '' } = await app.press(
    payment.payment_methods[0]?.landing_url ?? '',
    'SUCCESS',
    payment.payment_amount,
  )
  return new URL(location).searchParams
}

test('SBX-036 SBX-100 SBX-121 a purchase: one amount and one state, wherever it is told', async () => {
  const amount = 50_000_000
  const callback_url = 'http://localhost:3000/payment/receipt'
  const wish = { ds_code: '11307', amount, type: 'BUY', callback_url }
  const asked = (await who.post<Payment>('/fund/api/v1/payment/request/', wish)).body
  const order = () => read<Order>(`/fund/api/v1/orders/${asked.order_id}/`)
  const listed = () => firstOf<Order>('/fund/api/v1/orders/')
  const states = async () => [
    (await order()).status,
    (await listed())?.status,
    (await underWay('PURCHASE', asked.order_id))?.state,
  ]
  expect(await states()).toEqual(['WAITING', 'WAITING', 'TO_PAY'])
  const back = await pay(asked)
  expect(await states()).toEqual(['PENDING', 'PENDING', 'SETTLING'])
  const facts = await read<PaymentFacts>(`/fund/api/v1/payment/trace/${back.get('trace_no')}/`)
  const item = await underWay('PURCHASE', asked.order_id)
  const transaction = await firstOf<FundTransaction>('/fund/api/v1/transactions/')
  expect({
    payment: asked.payment_amount,
    gateway: Number(back.get('amount')),
    receipt: facts.amount,
    order: (await order()).amount,
    orders: (await listed())?.amount,
    home: item?.amount,
    paid: item?.paid,
    transaction: transaction?.amount,
  }).toEqual({
    payment: amount,
    gateway: amount,
    receipt: amount,
    order: amount,
    orders: amount,
    home: amount,
    paid: amount,
    transaction: amount,
  })
  app.clock.advance(3 * 86_400)
  expect(await states()).toEqual(['DONE', 'DONE', undefined])
})

test('SBX-044 SBX-121 D-177 a transfer: one amount and one state, and the promised result comes', async () => {
  const amount = 1_000_000
  const before = await who.balance()
  // This bank responds later.
  const { body } = await app.pay<{ id: number }>(who, buildCardNumber('627414123456789'), { amount })
  const receipt = () => read<BankReceipt>(`/bank/api/v1/transaction/receipt/${body.id}/`)
  const { fee } = await receipt()
  const row = (await read<{ results: BankTransaction[] }>('/bank/api/v1/transactions/')).results.find(
    ({ id }) => id === body.id,
  )
  const item = await underWay('TRANSFER', body.id)
  expect([(await receipt()).amount, row?.amount, item?.amount, (await notice()).amount]).toEqual([
    amount,
    amount,
    amount,
    amount,
  ])
  expect(before - (await who.balance())).toBe(amount + fee)
  expect([(await receipt()).status, item?.state, (await notice()).text]).toEqual([
    'TROUBLESHOOTING',
    'IN_TRANSIT',
    expect.stringContaining('نتیجه پیامک می‌شود'),
  ])
  app.clock.advance(86_400)
  expect([(await receipt()).status, await underWay('TRANSFER', body.id), (await notice()).text]).toEqual([
    'DONE',
    undefined,
    expect.stringMatching(/انجام شد\.$/),
  ])
})

test('SBX-044 D-177 a charge: payment, gateway, account, transaction and text message tell one amount', async () => {
  const amount = 5_000_000
  const before = await who.balance()
  const wish = { account_id: who.card.account_id, amount }
  const asked = (await who.post<Payment>('/bank/api/v1/charge/', wish)).body
  const back = await pay(asked)
  expect({
    payment: asked.payment_amount,
    account: (await who.balance()) - before,
    transaction: (await firstOf<BankTransaction>('/bank/api/v1/transactions/'))?.amount,
    notice: (await notice()).amount,
  }).toEqual({ payment: amount, account: amount, transaction: amount, notice: amount })
  expect(back.get('status')?.toLowerCase()).toBe('success')
})
