import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import type { Fund } from '@sarv/shared/contract/funds'
import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import type { RecommendationPayment, RecommendationPaymentFacts } from '@sarv/shared/contract/recommendation-payments'
import { errorMessage } from '../../testing/api-client'
import { expectLedgerInvariants, readBalances } from '../../testing/money/ledger-invariants'
import { openBeforeAll } from '../../testing/open-before-all'
import {
  type Advised,
  changeAmount,
  landingUrl,
  managerOf,
  offerOf,
  offersOf,
  ordersOf,
  payFee,
  paymentOf,
  recommendationPath,
  submit,
} from '../../testing/recommendation-calls'
import { openRecommendationTestApp } from '../../testing/recommendation-test-app'

const app = openBeforeAll(() => openRecommendationTestApp('2026-11-21T08:00:00Z'))

const score = 60

async function proposal(amount = 200_000_000) {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL', score, amount })
  const offers = (await offersOf(who, managerId)).body
  const idOf = (type: string) => offers.find((one) => one.type === type)?.portfolio_id ?? 0
  const manager = () => managerOf(who, managerId)
  return {
    who,
    managerId,
    free: idOf('FREE'),
    vip: idOf('VIP'),
    manager,
    /** Presses «invest». */
    invest: async (portfolio_id: number | undefined, key?: string | null) =>
      submit(who, await manager(), { current_stage: 'INVESTMENT_PROPOSAL', portfolio_id }, key),
    askFee: (portfolioId: number, key?: string | null) => payFee(who, managerId, portfolioId, key),
  }
}

const purchasesOf = async (who: Advised, code: string | null | undefined) =>
  (await who.get<{ results: Order[] }>(`/fund/api/v1/orders/?recom_tracking_code=${code}`)).body.results
const press = (payment: RecommendationPayment, result: string) =>
  app.press(landingUrl(payment), result, payment.payment_amount)

/** A free offer whose amount is paid. */
async function invested(amount?: number) {
  const path = await proposal(amount)
  const payment = await paymentOf(path.who, (await path.invest(path.free)).body.payment_uuid)
  const { location } = await press(payment, 'SUCCESS')
  return { ...path, payment, back: new URL(location ?? '') }
}

test('REC-024 REC-025 D-17 SBX-010 a FREE offer leads to the payment of its amount, which survives a reload', async () => {
  const { who, managerId, free, invest, manager } = await proposal()
  const paying = (await invest(free)).body
  expect(paying).toMatchObject({ current_stage: 'PAYMENT_METHODS', portfolio_id: free, order_id: null })
  expect(await manager()).toEqual(paying)
  const payment = await paymentOf(who, paying.payment_uuid)
  expect(payment).toMatchObject({
    payment_amount: 200_000_000,
    title: 'سرمایه‌گذاری در پیشنهاد رشد',
    description: 'این مبلغ به سهمی که دیدید میان صندوق‌های پیشنهاد بخش می‌شود.',
    purpose: 'INVESTMENT',
    recommendation_manager_id: managerId,
    portfolio_id: free,
    status: 'WAITING',
  })
  const inEnglish = { ...(await app.signIn(who.sub, 'en')), sub: who.sub }
  expect(await paymentOf(inEnglish, payment.uuid)).toMatchObject({ title: 'Investment in the Growth offer' })
  expect(await ordersOf(who)).toEqual([])
  const { location } = await press(payment, 'SUCCESS')
  expect(new URL(location ?? '').pathname).toBe('/recommendations/receipt')
})

test('REC-035 SBX-016 a paid amount is one purchase per item, which add to it, under one tracking code', async () => {
  const { who, manager } = await invested(123_456_789)
  expect(await manager()).toMatchObject({ status: 'DONE', payment_uuid: null })
  const [order] = await ordersOf(who)
  expect(order).toMatchObject({ status: 'waiting for investment', type: 'FREE', can_invest: false })
  const purchases = await purchasesOf(who, order?.recom_tracking_code)
  expect(purchases.reduce((sum, { amount }) => sum + amount, 0)).toBe(123_456_789)
  expect(purchases.map(({ ds_code, amount }) => [ds_code, amount]).toSorted()).toEqual(
    (order?.order_items ?? []).map(({ ds_code, value }) => [ds_code, value]).toSorted(),
  )
  expect(purchases.map(({ status }) => status)).toEqual(purchases.map(() => 'PENDING'))
  const money = await who.get<{ results: FundTransaction[] }>('/fund/api/v1/transactions/')
  expect(money.body.results.map(({ status }) => status)).toEqual(purchases.map(() => 'SUCCESS'))
  await expectLedgerInvariants(app.db)
})

test('ST-14 REC-032 an order is invested once all its purchases have settled', async () => {
  const { who } = await invested()
  app.clock.advance(7 * 24 * 3600)
  const [order] = await ordersOf(who)
  expect(order?.status).toBe('invested')
  expect((await who.get(`${recommendationPath}/orders/${order?.id}/`)).body).toEqual(order)
  await expectLedgerInvariants(app.db)
})

test('ST-14 an order is done in part when one purchase is taken back, whose money goes back as that of any', async () => {
  const { who } = await invested()
  const [order] = await ordersOf(who)
  const [first] = await purchasesOf(who, order?.recom_tracking_code)
  const cancelled = await who.post<Order>(`/fund/api/v1/orders/${first?.id}/cancel/`)
  expect(cancelled.body.status).toBe('CANCELED')
  const money = await who.get<{ results: FundTransaction[] }>('/fund/api/v1/transactions/')
  expect(money.body.results.find(({ order_id }) => order_id === first?.id)?.status).toBe('REVERSED')
  expect((await ordersOf(who))[0]?.status).toBe('waiting for investment')
  app.clock.advance(7 * 24 * 3600)
  expect((await ordersOf(who))[0]?.status).toBe('part done')
  await expectLedgerInvariants(app.db)
})

test('SBX-065 D-77 an order is told alike alone and in the list, newest first, locked and open', async () => {
  const { who, managerId, free, vip, askFee, invest } = await proposal()
  const fee = (await askFee(vip)).body
  const alone = async (id: number | null | undefined) => {
    const { body } = await who.post<RecommendationOrder>(`${recommendationPath}/orders/${id}/`)
    expect((await who.get(`${recommendationPath}/orders/${id}/`)).body).toEqual(body)
    return body
  }
  const locked = await alone(fee.order_id)
  expect(locked).toEqual({
    id: fee.order_id,
    recommendation_manager_id: managerId,
    status: 'WAITING_FOR_PAYMENT',
    portfolio_id: vip,
    type: 'VIP',
    title: 'پیشنهاد ویژهٔ رشد',
    initial_investment_amount: 200_000_000,
    max_payment: 2_000_000_000,
    fee_amount: 1_000_000,
    can_invest: false,
    order_items: [],
    recom_tracking_code: null,
    created_at: app.clock.now().toISOString(),
  })
  await press(await paymentOf(who, (await invest(free)).body.payment_uuid), 'SUCCESS')
  const { order_items } = await offerOf(who, free)
  const [newest, ...older] = await ordersOf(who)
  expect(older).toEqual([locked])
  expect(await alone(newest?.id)).toEqual(newest)
  expect(newest).toMatchObject({
    status: 'waiting for investment',
    portfolio_id: free,
    type: 'FREE',
    fee_amount: null,
    can_invest: false,
    order_items,
    recom_tracking_code: `RC-${newest?.id}`,
  })
})

test('REC-020 REC-024 prices that move between offer and payment change neither its parts nor its amount', async () => {
  const { who, free, vip, invest, askFee } = await proposal()
  const prices = async () => (await who.get<Fund[]>('/fund/api/v1/info/funds/')).body.map(({ price }) => price)
  const [offered, before] = [await offerOf(who, free), await prices()]
  const fee = (await askFee(vip)).body.payment_amount
  app.clock.advance(23 * 3600)
  expect(await prices()).not.toEqual(before)
  expect(await offerOf(who, free)).toEqual(offered)
  expect((await askFee(vip)).body.payment_amount).toBe(fee)
  const payment = await paymentOf(who, (await invest(free)).body.payment_uuid)
  expect(payment.payment_amount).toBe(offered.initial_investment_amount)
  await press(payment, 'SUCCESS')
  const [order] = await ordersOf(who)
  expect(order?.order_items).toEqual(offered.order_items)
  const bought = await purchasesOf(who, order?.recom_tracking_code)
  expect(bought.map(({ amount }) => amount).toSorted()).toEqual(
    offered.order_items?.map(({ value }) => value).toSorted(),
  )
})

test('D-29 REC-034 the trace number tells what was paid, to its person only', async () => {
  const { who, managerId, free, back } = await invested()
  const path = `${recommendationPath}/payment/trace/${back.searchParams.get('trace_no')}/`
  expect((await who.get<RecommendationPaymentFacts>(path)).body).toMatchObject({
    status: 'SUCCESS',
    amount: 200_000_000,
    purpose: 'INVESTMENT',
    recommendation_manager_id: managerId,
    portfolio_id: free,
    recom_tracking_code: (await ordersOf(who))[0]?.recom_tracking_code,
  })
  expect((await (await app.person()).get(path)).status).toBe(404)
})

test.each(['FAILED', 'CANCELED'])(
  'REC-024 a payment that ends with %s leads back to the offers, to be tried again',
  async (result) => {
    const { who, free, invest, manager } = await proposal()
    const first = await paymentOf(who, (await invest(free)).body.payment_uuid)
    await press(first, result)
    expect(await manager()).toMatchObject({ current_stage: 'INVESTMENT_PROPOSAL', payment_uuid: null, status: 'OPEN' })
    expect(await ordersOf(who)).toEqual([])
    const again = (await invest(free)).body
    expect(again.payment_uuid).not.toBe(first.uuid)
  },
)

test('SBX-062 a payment that no one pays ends after a quarter of an hour', async () => {
  const { who, free, invest, manager } = await proposal()
  const payment = await paymentOf(who, (await invest(free)).body.payment_uuid)
  app.clock.advance(15 * 60)
  expect((await paymentOf(who, payment.uuid)).status).toBe('FAILED')
  await press(payment, 'SUCCESS')
  expect((await manager()).status).toBe('OPEN')
})

test('T16 CON-15 two tabs that invest at once get one payment, and a paid amount is not asked for again', async () => {
  const { who, free, invest } = await proposal()
  const both = await Promise.all([invest(free), invest(free), invest(free)])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(both.map(({ body }) => body.payment_uuid)).size).toBe(1)
  const payment = await paymentOf(who, both[0]?.body.payment_uuid)
  await Promise.all([press(payment, 'SUCCESS'), invest(free), press(payment, 'SUCCESS')])
  const late = await invest(free)
  expect([late.status, errorMessage(late.body)]).toEqual([409, expect.stringContaining('پرداخت شده')])
  expect(await ordersOf(who)).toHaveLength(1)
  await expectLedgerInvariants(app.db)
})

test('T16 money needs a key, and one key is one payment', async () => {
  const { free, vip, invest, askFee } = await proposal()
  expect([(await invest(free, null)).status, (await askFee(vip, null)).status]).toEqual([400, 400])
  const key = randomUUID()
  const first = (await askFee(vip, key)).body
  expect((await askFee(vip, key)).body).toEqual(first)
})

test('D-144 an offer whose amount no gateway takes at once is refused and opened at none, until the amount is changed', async () => {
  const { who, managerId, free, invest, manager } = await proposal(2_000_000_001)
  expect((await offerOf(who, free)).max_payment).toBe(2_000_000_000)
  const { status, body } = await invest(free)
  expect([status, errorMessage(body)]).toEqual([400, expect.stringContaining('تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرند')])
  expect(await manager()).toMatchObject({ current_stage: 'INVESTMENT_PROPOSAL', payment_uuid: null })
  expect(await app.db.query('select 1 from gateway_session where amount > 2000000000')).toEqual([])
  const [changed] = (await changeAmount(who, managerId, 2_000_000_000)).body
  const paying = (await invest(changed?.portfolio_id)).body
  expect((await paymentOf(who, paying.payment_uuid)).payment_amount).toBe(2_000_000_000)
})

test('REC-024 an offer has to be chosen, from this recommendation', async () => {
  const { invest } = await proposal()
  const other = await proposal()
  const none = await invest(undefined)
  expect([none.status, errorMessage(none.body)]).toEqual([400, 'یکی از پیشنهادها را انتخاب کنید.'])
  expect((await invest(other.free)).status).toBe(404)
  expect((await invest(999_999_999)).status).toBe(404)
})

test('REC-024 REC-030 SBX-066 VIP asks for its fee, is locked until it is paid, and then opens and can be invested in', async () => {
  const { who, vip, invest, askFee, manager } = await proposal()
  const early = await invest(vip)
  expect([early.status, errorMessage(early.body)]).toEqual([409, 'این پیشنهاد ویژه است: ابتدا کارمزد آن را بپردازید.'])
  const fee = (await askFee(vip)).body
  expect(fee).toMatchObject({ purpose: 'FEE', payment_amount: 1_000_000, title: 'کارمزد پیشنهاد ویژهٔ رشد' })
  expect(fee.description).toBe('پس از پرداخت، ترکیب این پیشنهاد باز می‌شود.')
  expect(await manager()).toMatchObject({ current_stage: 'PAYMENT_METHODS', payment_uuid: fee.uuid, portfolio_id: vip })
  const [locked] = await ordersOf(who)
  expect(locked).toMatchObject({ id: fee.order_id, status: 'WAITING_FOR_PAYMENT', order_items: [], can_invest: false })

  await press(fee, 'SUCCESS')
  const again = await askFee(vip)
  expect([again.status, errorMessage(again.body)]).toEqual([409, expect.stringContaining('پرداخت شده')])
  const [open] = await ordersOf(who)
  expect(open).toMatchObject({ status: 'waiting for investment', can_invest: true, recom_tracking_code: null })
  expect(open?.order_items.length).toBeGreaterThan(4)
  const offer = await offerOf(who, vip)
  expect(offer).toMatchObject({ status: null, can_invest: true, order_items: open?.order_items })
  expect(offer.videos[0]?.link).toMatch(/\/static\/help-video\.webm$/)
  expect((await manager()).current_stage).toBe('INVESTMENT_PROPOSAL')

  const payment = await paymentOf(who, (await invest(vip)).body.payment_uuid)
  await press(payment, 'SUCCESS')
  const [paid] = await ordersOf(who)
  expect(paid).toMatchObject({ id: open?.id, can_invest: false, recom_tracking_code: `RC-${open?.id}` })
  expect(await purchasesOf(who, paid?.recom_tracking_code)).toHaveLength(paid?.order_items.length ?? 0)
  await expectLedgerInvariants(app.db)
})

test('REC-024 CON-15 two tabs ask for one fee, which is paid once and is income of the house', async () => {
  const { who, vip, askFee } = await proposal()
  const before = (await readBalances(app.db)).get('fees') ?? 0
  const both = await Promise.all([askFee(vip), askFee(vip), askFee(vip)])
  expect(new Set(both.map(({ body }) => body.uuid)).size).toBe(1)
  const payment = await paymentOf(who, both[0]?.body.uuid)
  await Promise.all([press(payment, 'SUCCESS'), askFee(vip), press(payment, 'SUCCESS')])
  const late = await askFee(vip)
  expect([late.status, errorMessage(late.body)]).toEqual([409, expect.stringContaining('پرداخت شده')])
  expect(((await readBalances(app.db)).get('fees') ?? 0) - before).toBe(1_000_000)
  expect(await ordersOf(who)).toHaveLength(1)
  await expectLedgerInvariants(app.db)
})

test('REC-030 a fee that failed is asked for again by the locked order, days later too', async () => {
  const { who, vip, askFee } = await proposal()
  await press((await askFee(vip)).body, 'FAILED')
  app.clock.advance(3 * 24 * 3600)
  expect((await ordersOf(who))[0]).toMatchObject({ status: 'WAITING_FOR_PAYMENT', portfolio_id: vip })
  const again = (await askFee(vip)).body
  await press(again, 'SUCCESS')
  expect((await ordersOf(who))[0]).toMatchObject({ can_invest: true, portfolio_id: vip })
})

test('SBX-066 a FREE offer has no fee, and an expired one asks for none', async () => {
  const { free, vip, askFee } = await proposal()
  expect((await askFee(free)).status).toBe(400)
  app.clock.advance(24 * 3600)
  expect((await askFee(vip)).status).toBe(409)
})

test('REC-023 another amount closes a payment that waits, and keeps a fee that is paid', async () => {
  const { who, managerId, vip, free, invest, askFee, manager } = await proposal()
  const fee = (await askFee(vip)).body
  await press(fee, 'SUCCESS')
  const old = await paymentOf(who, (await invest(free)).body.payment_uuid)
  const changed = (await changeAmount(who, managerId, 500_000_000)).body
  expect((await manager()).current_stage).toBe('INVESTMENT_PROPOSAL')
  expect((await paymentOf(who, old.uuid)).status).toBe('CANCELED')
  await press(old, 'SUCCESS')
  expect((await manager()).status).toBe('OPEN')
  expect(changed.find(({ type }) => type === 'VIP')).toMatchObject({
    portfolio_id: vip,
    fee_amount: 1_000_000,
    initial_investment_amount: 500_000_000,
    can_invest: true,
  })
})

test('REC-024 the other offer takes the place of a payment that waits', async () => {
  const { who, free, vip, invest, askFee, manager } = await proposal()
  const fee = (await askFee(vip)).body
  const paying = (await invest(free)).body
  expect(paying).toMatchObject({ current_stage: 'PAYMENT_METHODS', portfolio_id: free })
  expect((await paymentOf(who, fee.uuid)).status).toBe('CANCELED')
  expect((await manager()).payment_uuid).toBe(paying.payment_uuid)
})

test('T19 payments and orders of others do not exist', async () => {
  const { who, payment } = await invested()
  const [order] = await ordersOf(who)
  const stranger = await app.person()
  expect((await stranger.get(`${recommendationPath}/payment/${payment.uuid}/`)).status).toBe(404)
  expect((await stranger.post(`${recommendationPath}/orders/${order?.id}/`)).status).toBe(404)
  expect(await ordersOf(stranger)).toEqual([])
})

test.each([
  ['vip-pending', 'WAITING_FOR_PAYMENT', false],
  ['vip-open', 'waiting for investment', true],
  ['recommendation-waiting', 'waiting for investment', false],
  ['recommendation-part-done', 'part done', false],
  ['investor', 'invested', false],
] as const)('SBX-014 ST-14 a person of the kind %s has an order %s', async (kind, status, can_invest) => {
  const who = await app.person({ kind })
  expect(await ordersOf(who)).toMatchObject([{ status, can_invest }])
  await expectLedgerInvariants(app.db)
})

test.each([
  ['recommendation-risk', 'RISK_ASSESSMENT'],
  ['recommendation-offers', 'INVESTMENT_PROPOSAL'],
  ['vip-pending', 'INVESTMENT_PROPOSAL'],
] as const)('SBX-014 a person of the kind %s stands at %s', async (kind, stage) => {
  const who = await app.person({ kind })
  const { body } = await who.get<RecommendationManager[]>(`${recommendationPath}/manager/`)
  expect(body).toMatchObject([{ current_stage: stage, status: 'OPEN' }])
})
