import { beforeEach, expect, test } from '@jest/globals'
import type { UserAssets } from '@sarv/shared/contract/assets'
import { assetsPath } from '@sarv/shared/contract/assets-path'
import type { BankPaymentFacts } from '@sarv/shared/contract/bank-onboarding'
import type { BankReceipt, BankTransaction } from '@sarv/shared/contract/bank-transactions'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment, PaymentFacts } from '@sarv/shared/contract/fund-payment'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import type { HistoryEntry, PortfolioTransaction } from '@sarv/shared/contract/portfolios'
import type { RecommendationPaymentFacts } from '@sarv/shared/contract/recommendation-payments'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { newCardFee } from '@sarv/shared/rules/constants'
import { feeBands, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import { toAsciiDigits } from '@sarv/shared/text/digits'
import { buildCardNumber } from '../identifiers/check-digits'
import { jumpToStage } from '../recommendation/jump-to-stage'
import { type CardHolder, openBankTestApp } from '../testing/bank-test-app'
import { createCardClient } from '../testing/card-client'
import { openBeforeAll } from '../testing/open-before-all'
import { createPmaClient, infoIn } from '../testing/pma-client'
import { offerOf, offersOf, ordersOf, payFee } from '../testing/recommendation-calls'
import { tehranDay } from '../time/tehran'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
let who: CardHolder
beforeEach(async () => {
  who = await app.holder()
})

const read = async <Body>(path: string) => (await who.get<Body>(path)).body
const firstOf = async <Row>(path: string) => (await read<{ results: Row[] }>(path)).results[0]
const underWay = async (kind: string, id: unknown) =>
  (await read<{ items: UnderWay[] }>('/general/api/v1/under-way/')).items.find(
    (item) => item.kind === kind && item.id === String(id),
  )
/** Each place tells the same amount. */
const expectEach = (told: Readonly<Record<string, unknown>>, amount: number) =>
  expect(told).toEqual(Object.fromEntries(Object.keys(told).map((place) => [place, amount])))
/** The newest text message that is not a code, and the amount in it. */
async function notice() {
  const [sms] = await app.db.query<{ text: string }>(
    'select text from sms where receiver = (select mobile from person where sub = $1) and code is null order by id desc',
    [who.sub],
  )
  const [, amount = ''] = /([۰-۹٬]+) ریال/.exec(sms?.text ?? '') ?? []
  return { text: sms?.text, amount: Number(toAsciiDigits(amount).replaceAll('٬', '')) }
}
async function payAt(landingUrl: unknown, amount: unknown) {
  const { location = '' } = await app.press(String(landingUrl), 'SUCCESS', Number(amount))
  return new URL(location).searchParams
}
const pay = ({ payment_methods, payment_amount }: Pick<Payment, 'payment_methods' | 'payment_amount'>) =>
  payAt(payment_methods[0]?.landing_url, payment_amount)

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
  expectEach(
    {
      payment: asked.payment_amount,
      gateway: Number(back.get('amount')),
      receipt: facts.amount,
      order: (await order()).amount,
      orders: (await listed())?.amount,
      home: item?.amount,
      paid: item?.paid,
      transaction: transaction?.amount,
    },
    amount,
  )
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
  const receiptAmount = (await receipt()).amount
  expectEach(
    { receipt: receiptAmount, transaction: row?.amount, home: item?.amount, notice: (await notice()).amount },
    amount,
  )
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
  const facts = await read<BankPaymentFacts>(`/bank/api/v1/payment/trace/${back.get('trace_no')}/`)
  expectEach(
    {
      payment: asked.payment_amount,
      gateway: Number(back.get('amount')),
      receipt: facts.amount,
      account: (await who.balance()) - before,
      transaction: (await firstOf<BankTransaction>('/bank/api/v1/transactions/'))?.amount,
      notice: (await notice()).amount,
    },
    amount,
  )
})

test('SBX-048 SBX-104 SBX-121 a portfolio: what is paid and what it is worth, wherever it is told', async () => {
  const amount = 800_000_000
  const path = createPmaClient(app, who)
  const begun = (await path.start(amount)).body
  const home = async () => await underWay('PORTFOLIO', begun.plan_id)
  const states = async () => [(await home())?.state, (await read<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).length]
  expect(await states()).toEqual(['TO_PAY', 0])
  const { location = '', onboarding } = await path.atGateway(begun, 'SUCCESS')
  expect(await states()).toEqual(['TO_CONTINUE', 0])
  const back = new URL(location).searchParams
  const facts = await read<PmaPaymentFacts>(`/pma/api/v1/payment/trace/${back.get('trace_no')}/`)
  const item = await home()
  await path.sign(await path.survey(onboarding))
  expect(await states()).toEqual(['IN_REVIEW', 0])
  app.clock.advance(31)
  expect(await states()).toEqual([undefined, 1])
  const [portfolio] = await read<UserPortfolio[]>('/pma/api/v1/portfolio/all/')
  const assets = await read<UserAssets>(assetsPath)
  expectEach(
    {
      request: begun.amount,
      payment: infoIn(begun, 'payment', 'payment_amount', 'amount'),
      gateway: Number(back.get('amount')),
      receipt: facts.amount,
      home: item?.amount,
      paid: item?.paid,
      transaction: (await firstOf<PortfolioTransaction>('/pma/api/v1/transactions/'))?.amount,
      history: (await firstOf<HistoryEntry>('/pma/api/v1/history/'))?.amount,
      portfolio: portfolio?.value,
      assets: assets.groups.find(({ type }) => type === 'PMA')?.total_value,
    },
    amount,
  )
})

test('SBX-066 SBX-121 REC-024 the fee of a recommendation: offer, payment, receipt and order tell one amount', async () => {
  const { recommendation_manager_id: id } = await app.db.transaction((sql) =>
    jumpToStage(sql, app.clock, { sub: who.sub, stage: 'INVESTMENT_PROPOSAL', score: 60 }),
  )
  const vip = (await offersOf(who, id)).body.find(({ type }) => type === 'VIP')
  const amount = vip?.fee_amount ?? 0
  const asked = (await payFee(who, id, vip?.portfolio_id)).body
  const states = async () => [
    (await offerOf(who, vip?.portfolio_id)).status,
    (await ordersOf(who))[0]?.status,
    (await underWay('RECOMMENDATION', id))?.state,
  ]
  expect(await states()).toEqual(['WAITING_FOR_PAYMENT', 'WAITING_FOR_PAYMENT', 'TO_PAY'])
  const back = await pay(asked)
  const facts = await read<RecommendationPaymentFacts>(`/recommendation/api/v1/payment/trace/${back.get('trace_no')}/`)
  expectEach(
    {
      payment: asked.payment_amount,
      gateway: Number(back.get('amount')),
      receipt: facts.amount,
      offer: (await offerOf(who, vip?.portfolio_id)).fee_amount,
      order: (await ordersOf(who))[0]?.fee_amount,
    },
    amount,
  )
  expect(amount).toBeGreaterThan(0)
  expect(await states()).toEqual([null, 'waiting for investment', 'TO_CONTINUE'])
})

test('SBX-009 BNK-045 the fee of a reissue: stage, gateway and receipt tell one amount, and the account pays none', async () => {
  const before = await who.balance()
  const path = createCardClient(who, 'REISSUE_CARD')
  const begun = (await path.start()).body
  const stage = await path.passAll(await path.confirm(begun), ['card', 'video', 'address'])
  const amount = infoIn(stage, 'payment', 'payment_amount', 'amount')
  const back = await payAt(infoIn(stage, 'payment', 'payment_methods', 'IPG'), amount)
  const facts = await read<BankPaymentFacts>(`/bank/api/v1/payment/trace/${back.get('trace_no')}/`)
  expectEach(
    { begun: begun.amount, stage: amount, gateway: Number(back.get('amount')), receipt: facts.amount },
    newCardFee,
  )
  expect(await who.balance()).toBe(before)
})

test('SBX-100 SBX-101 SBX-121 INV-034 a sale: worth, fee and payout, wherever they are told', async () => {
  who = { ...who, ...(await app.investor({ kind: 'investor' })) }
  const dsCode = '11541'
  const held = () => read<UserFund>(`/fund/api/v1/user_fund/${dsCode}/`)
  const { value, units: all, lots } = await held()
  const [rates] = await app.db.query<{ fee_bps: number[] }>('select fee_bps from fund where ds_code = $1', [dsCode])
  const bands = feeBands(rates?.fee_bps ?? [])
  const [account] = await read<FundAccount[]>(`/fund/api/v1/bank_accounts/${dsCode}/`)
  const worth = async () => (await read<UserAssets>(assetsPath)).total_value
  const before = await worth()
  // What the form shows before the order.
  const [units, price, today] = [100, value / all, tehranDay(app.clock.now())]
  const fee = takeOldest(lots, units, { price, bands, today }).reduce((sum, part) => sum + part.fee, 0)
  const wish = { side: 'SELL', ds_code: dsCode, units, bank_account_id: account?.id }
  const made = (await who.post<Order>('/fund/api/v1/orders/', wish)).body
  const order = () => read<Order>(`/fund/api/v1/orders/${made.id}/`)
  const listed = () => firstOf<Order>('/fund/api/v1/orders/')
  const transaction = () => firstOf<FundTransaction>('/fund/api/v1/transactions/')
  const home = () => underWay('SALE', made.id)
  const states = async () => [
    (await order()).status,
    (await listed())?.status,
    (await transaction())?.status,
    (await home())?.state,
  ]
  expect(await states()).toEqual(['PENDING', 'PENDING', 'WAITING', 'SETTLING'])
  expect(fee).toBeGreaterThan(0)
  expectEach({ made: made.fee, order: (await order()).fee, orders: (await listed())?.fee }, fee)
  expectEach({ made: made.amount, orders: (await listed())?.amount, home: (await home())?.amount }, units * price)
  app.clock.advance(60)
  expect(await states()).toEqual(['DONE', 'DONE', 'SUCCESS', undefined])
  const { amount } = await order()
  expectEach({ order: amount, holding: value - (await held()).value, assets: before - (await worth()) }, units * price)
  expectEach({ payout: (await transaction())?.amount, order: amount - (await order()).fee }, units * price - fee)
})
