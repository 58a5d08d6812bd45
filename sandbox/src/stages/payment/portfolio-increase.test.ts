import { expect, test } from '@jest/globals'
import type { Plan, UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment, PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import { readWealth } from '../../ledger/wealth'
import { errorMessage } from '../../testing/api-client'
import { type Investor, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, pngFile, slipDetails } from '../../testing/pma-client'

const paymentPath = '/pma/api/v1/payment/'
const persian = /[\u0600-\u06ff]/

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

async function holder() {
  const who = await app.investor({ kind: 'pma-holder' })
  return { who, before: await portfolioOf(who) }
}

async function portfolioOf(who: Investor): Promise<UserPortfolio> {
  const [portfolio] = (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
  if (portfolio === undefined) throw new Error('there is no portfolio')
  return portfolio
}

const ask = (who: Investor, prx: unknown, amount: unknown, key?: string | null) =>
  who.post<IncreasePayment>(paymentPath, { prx, amount, accepted_rules: true }, key)
const upload = (who: Investor, uuid: string, file: Blob = pngFile, facts: Record<string, string> = slipDetails) =>
  who.upload(`/pma/api/v1/upload/receipt/${uuid}/`, file, facts)
const submit = (who: Investor, uuid: string) =>
  who.post<{ date: string; status: string }>(`/pma/api/v1/submit/receipt/${uuid}/`)
const seen = async (who: Investor, uuid: string) => (await who.get<IncreasePayment>(`${paymentPath}${uuid}/`)).body
const landingUrl = ({ payment_methods }: IncreasePayment) => payment_methods[0]?.landing_url ?? ''

test('D-138 an increase above what a gateway takes is opened at none, and a slip pays it', async () => {
  const { who, before } = await holder()
  const plans = await who.get<Plan[]>('/pma/api/v1/portfolio/plans/')
  const limit = plans.body[0]?.max_payment ?? 0
  expect(limit).toBe(2_000_000_000)
  const types = ({ payment_methods }: IncreasePayment) => payment_methods.map((way) => way.payment_method_type)
  expect(types((await ask(who, before.prx, limit)).body)).toEqual(['IPG', 'IPG', 'RECEIPT'])
  const asked = (await ask(who, before.prx, limit + 1)).body
  expect(types(asked)).toEqual(['RECEIPT'])
  const sessions = await app.db.query('select 1 from gateway_session where payment_uuid = $1', [asked.uuid])
  expect(sessions).toEqual([])
  expect((await upload(who, asked.uuid)).status).toBe(200)
  expect((await submit(who, asked.uuid)).body.status).toBe('SUCCESS')
  expect((await seen(who, asked.uuid)).status).toBe('REVIEW')
})

test('SBX-057 SBX-120 D-29 an increase that the gateway took is in the portfolio at once', async () => {
  const { who, before } = await holder()
  const amount = 123_456_789
  const asked = (await ask(who, before.prx, amount)).body
  expect(asked).toMatchObject({ payment_amount: amount, prx: before.prx, status: 'WAITING', date: null })
  expect(asked.description).toBe(`برای سبد با کد ${before.prx}`)
  expect(asked.payment_methods.map((way) => way.payment_method_type)).toEqual(['IPG', 'IPG', 'RECEIPT'])
  expect(landingUrl(asked)).toMatch(/^http:/)

  const { location } = await app.press(landingUrl(asked), 'SUCCESS', amount)
  const back = new URL(location ?? '')
  expect([back.pathname, back.searchParams.get('status')]).toEqual(['/pma/receipt', 'SUCCESS'])
  const after = await portfolioOf(who)
  expect(after.value - before.value).toBe(amount)
  expect(after.profit).toBe(before.profit)
  const paid = await seen(who, asked.uuid)
  expect([paid.status, ...paid.payment_methods.map((way) => way.landing_url)]).toEqual(['SUCCESS', null, null, null])

  const trace = back.searchParams.get('trace_no') ?? ''
  const facts = await who.get<PmaPaymentFacts>(`/pma/api/v1/payment/trace/${trace}/`)
  expect(facts.body).toMatchObject({
    uuid: asked.uuid,
    status: 'SUCCESS',
    amount,
    prx: before.prx,
    purpose: 'INCREASE',
  })
  expect((await (await app.investor()).get(`/pma/api/v1/payment/trace/${trace}/`)).status).toBe(404)
  // F47: pressed again, nothing more comes in.
  await app.press(landingUrl(asked), 'SUCCESS', amount)
  expect((await portfolioOf(who)).value).toBe(after.value)
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-033 money that is put in is not a gain of the month', async () => {
  const { who, before } = await holder()
  const gainOf = async () => {
    const [held] = (await readWealth(app.db, app.clock, who.sub)).filter(({ group }) => group === 'PMA')
    return (held?.value ?? 0) - (held?.before ?? 0)
  }
  const gain = await gainOf()
  const asked = (await ask(who, before.prx, 123_456_789)).body
  await app.press(landingUrl(asked), 'SUCCESS', 123_456_789)
  expect(await gainOf()).toBe(gain)
})

test('SBX-120 D-29 the trace number of an onboarding leads to it, and to its portfolio once that is made', async () => {
  const who = await app.investor()
  const path = createPmaClient(app, who)
  const begun = (await path.start(500_000_000)).body
  const { location } = await path.atGateway(begun, 'SUCCESS')
  const trace = new URL(location ?? '').searchParams.get('trace_no')
  const facts = await who.get<PmaPaymentFacts>(`/pma/api/v1/payment/trace/${trace}/`)
  expect(facts.body).toMatchObject({
    purpose: 'START',
    onb_uuid: begun.onb_uuid,
    prx: null,
    plan_id: 1,
    status: 'SUCCESS',
  })
})

test('SBX-058 a slip is handed in after its upload, waits for the back office and then raises the units', async () => {
  const { who, before } = await holder()
  const { uuid } = (await ask(who, before.prx, 75_000_001)).body
  const early = await submit(who, uuid)
  expect([early.status, errorMessage(early.body)]).toEqual([400, 'ابتدا تصویر رسید را بارگذاری کنید.'])
  expect((await upload(who, uuid)).status).toBe(200)
  const handed = await submit(who, uuid)
  expect(handed.body).toEqual({ date: '2026-11-21', status: 'SUCCESS' })
  expect((await submit(who, uuid)).body).toEqual(handed.body)
  expect((await upload(who, uuid)).status).toBe(409)
  expect(await seen(who, uuid)).toMatchObject({ status: 'REVIEW', date: '2026-11-21' })
  expect((await portfolioOf(who)).value).toBe(before.value)

  app.clock.advance(31)
  expect((await seen(who, uuid)).status).toBe('SUCCESS')
  expect((await portfolioOf(who)).value).toBe(before.value + 75_000_001)
  const [event] = await app.db.query(
    'select kind, amount, reference from portfolio_event where prx = $1 order by id desc limit 1',
    [before.prx],
  )
  expect(event).toEqual({ kind: 'INCREASED', amount: 75_000_001, reference: slipDetails.tracking_number })
})

test('SBX-058 a refused slip ends the payment and brings nothing in', async () => {
  const { who, before } = await holder()
  const { uuid } = (await ask(who, before.prx, 75_000_000)).body
  await upload(who, uuid)
  await submit(who, uuid)
  await app.review({ sub: who.sub, stage: 'increase', kind: 'refused' })
  expect((await seen(who, uuid)).status).toBe('FAILED')
  expect([(await submit(who, uuid)).status, (await upload(who, uuid)).status]).toEqual([409, 409])
  expect((await portfolioOf(who)).value).toBe(before.value)
})

test('SBX-057 the gateway has a quarter of an hour, a slip has a day', async () => {
  const { who, before } = await holder()
  const asked = (await ask(who, before.prx, 75_000_000)).body
  app.clock.advance(15 * 60 - 1)
  expect((await seen(who, asked.uuid)).payment_methods).toHaveLength(3)
  app.clock.advance(1)
  const later = await seen(who, asked.uuid)
  expect([later.status, later.payment_methods.map((way) => way.payment_method_type)]).toEqual(['WAITING', ['RECEIPT']])
  await app.press(landingUrl(asked), 'SUCCESS', 75_000_000)
  expect((await portfolioOf(who)).value).toBe(before.value)
  expect((await upload(who, asked.uuid)).status).toBe(200)
  app.clock.advance(24 * 3600 - 15 * 60 - 1)
  expect((await seen(who, asked.uuid)).status).toBe('WAITING')
  app.clock.advance(1)
  expect((await seen(who, asked.uuid)).status).toBe('FAILED')
  expect((await submit(who, asked.uuid)).status).toBe(409)
})

test.each([
  [0, 400],
  [-1, 400],
  [1, 200],
  [10.5, 400],
  ['50000000', 400],
  ['1e6', 400],
  [null, 400],
  [999_999_000_000_000, 200],
  // More than fits with what is there.
  [999_999_999_999_999, 400],
  [1_000_000_000_000_000, 400],
])('SBX-057 VAL-15 an increase by %j: %d', async (amount, status) => {
  const { who, before } = await holder()
  const response = await ask(who, before.prx, amount)
  expect(response.status).toBe(status)
  if (status !== 200) expect(errorMessage(response.body)).toMatch(persian)
})

test('SBX-006 SBX-057 SBX-058 T16 T19 the own portfolio only, under a key, once', async () => {
  const { who, before } = await holder()
  const other = await holder()
  for (const prx of [other.before.prx, 'PRX-1', '', "' or 1=1"]) expect((await ask(who, prx, 1000)).status).toBe(404)
  expect((await ask(who, 7, 1000)).status).toBe(400)
  expect((await ask(who, before.prx, 1000, null)).status).toBe(400)
  const twice = await Promise.all([1, 2, 3].map(() => ask(who, before.prx, 1000, 'one-and-the-same')))
  expect(new Set(twice.map(({ body }) => body.uuid)).size).toBe(1)
  const uuid = twice[0]?.body.uuid ?? ''
  const tries = [
    other.who.get(`${paymentPath}${uuid}/`),
    upload(other.who, uuid),
    submit(other.who, uuid),
    who.get(`${paymentPath}nothing/`),
    who.get('/pma/api/v1/payment/trace/None/'),
    who.get(`/fund/api/v1/payment/${uuid}/`),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
})
