import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment, PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import { wealthOf } from '../ledger/wealth'
import { sentenceOf } from '../testing/caller'
import { FACTS, PNG, pathOf } from '../testing/pma-path'
import { type Investor, openStageHouse, type StageHouse } from '../testing/stage-house'

const PAYMENT = '/pma/api/v1/payment/'
const PERSIAN = /[\u0600-\u06ff]/

let house: StageHouse
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
}, 60_000)
afterAll(() => house.close())

async function holder() {
  const who = await house.investor({ kind: 'pma-holder' })
  return { who, before: await portfolioOf(who) }
}

async function portfolioOf(who: Investor): Promise<UserPortfolio> {
  const [portfolio] = (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
  if (portfolio === undefined) throw new Error('there is no portfolio')
  return portfolio
}

const ask = (who: Investor, prx: unknown, amount: unknown, key?: string | null) =>
  who.post<IncreasePayment>(PAYMENT, { prx, amount }, key)
const upload = (who: Investor, uuid: string, file: Blob = PNG, facts: Record<string, string> = FACTS) =>
  who.upload(`/pma/api/v1/upload/receipt/${uuid}/`, file, facts)
const submit = (who: Investor, uuid: string) =>
  who.post<{ date: string; status: string }>(`/pma/api/v1/submit/receipt/${uuid}/`)
const seen = async (who: Investor, uuid: string) => (await who.get<IncreasePayment>(`${PAYMENT}${uuid}/`)).body
const landingOf = ({ payment_methods }: IncreasePayment) => payment_methods[0]?.landing_url ?? ''

test('SBX-057 SBX-120 D-29 an increase that the gateway took is in the portfolio at once, right to the rial, and known by its trace number', async () => {
  const { who, before } = await holder()
  const amount = 123_456_789
  const asked = (await ask(who, before.prx, amount)).body
  expect(asked).toMatchObject({ payment_amount: amount, prx: before.prx, status: 'WAITING', date: null })
  expect(asked.payment_methods.map((way) => way.payment_method_type)).toEqual(['IPG', 'IPG', 'RECEIPT'])
  expect(landingOf(asked)).toMatch(/^http:/)

  const { location } = await house.press(landingOf(asked), 'SUCCESS', amount)
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
  expect((await (await house.investor()).get(`/pma/api/v1/payment/trace/${trace}/`)).status).toBe(404)
  // F47: pressed again, nothing more comes in.
  await house.press(landingOf(asked), 'SUCCESS', amount)
  expect((await portfolioOf(who)).value).toBe(after.value)
  expect(await house.books()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-033 money that is put in is no gain of the month', async () => {
  const { who, before } = await holder()
  const gainOf = async () => {
    const [held] = (await wealthOf(house.db, house.clock, who.sub)).filter(({ group }) => group === 'PMA')
    return (held?.value ?? 0) - (held?.before ?? 0)
  }
  const gain = await gainOf()
  const asked = (await ask(who, before.prx, 123_456_789)).body
  await house.press(landingOf(asked), 'SUCCESS', 123_456_789)
  expect(await gainOf()).toBe(gain)
})

test('SBX-120 D-29 the trace number of an onboarding leads to it, and to its portfolio once that is made', async () => {
  const who = await house.investor()
  const path = pathOf(house, who)
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

test('SBX-058 a slip is handed in after its upload, waits for the house and then raises the units', async () => {
  const { who, before } = await holder()
  const { uuid } = (await ask(who, before.prx, 75_000_001)).body
  const early = await submit(who, uuid)
  expect([early.status, sentenceOf(early.body)]).toEqual([400, 'ابتدا تصویر رسید را بارگذاری کنید.'])
  expect((await upload(who, uuid)).status).toBe(200)
  const handed = await submit(who, uuid)
  expect(handed.body).toEqual({ date: '2026-11-21', status: 'SUCCESS' })
  expect((await submit(who, uuid)).body).toEqual(handed.body)
  expect((await upload(who, uuid)).status).toBe(409)
  expect(await seen(who, uuid)).toMatchObject({ status: 'REVIEW', date: '2026-11-21' })
  expect((await portfolioOf(who)).value).toBe(before.value)

  house.clock.advance(31)
  expect((await seen(who, uuid)).status).toBe('SUCCESS')
  expect((await portfolioOf(who)).value).toBe(before.value + 75_000_001)
  const [event] = await house.db.query(
    'select kind, amount, reference from portfolio_event where prx = $1 order by id desc limit 1',
    [before.prx],
  )
  expect(event).toEqual({ kind: 'INCREASED', amount: 75_000_001, reference: FACTS.tracking_number })
})

test('SBX-058 a refused slip ends the payment and brings nothing in', async () => {
  const { who, before } = await holder()
  const { uuid } = (await ask(who, before.prx, 75_000_000)).body
  await upload(who, uuid)
  await submit(who, uuid)
  await house.says({ sub: who.sub, stage: 'increase', is: 'refused' })
  expect((await seen(who, uuid)).status).toBe('FAILED')
  expect([(await submit(who, uuid)).status, (await upload(who, uuid)).status]).toEqual([409, 409])
  expect((await portfolioOf(who)).value).toBe(before.value)
})

test('SBX-057 the gateway has a quarter of an hour, a slip has a day', async () => {
  const { who, before } = await holder()
  const asked = (await ask(who, before.prx, 75_000_000)).body
  house.clock.advance(16 * 60)
  const later = await seen(who, asked.uuid)
  expect([later.status, later.payment_methods.map((way) => way.payment_method_type)]).toEqual(['WAITING', ['RECEIPT']])
  await house.press(landingOf(asked), 'SUCCESS', 75_000_000)
  expect((await portfolioOf(who)).value).toBe(before.value)
  expect((await upload(who, asked.uuid)).status).toBe(200)
  house.clock.advance(24 * 3600)
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
  const answer = await ask(who, before.prx, amount)
  expect(answer.status).toBe(status)
  if (status !== 200) expect(sentenceOf(answer.body)).toMatch(PERSIAN)
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
    other.who.get(`${PAYMENT}${uuid}/`),
    upload(other.who, uuid),
    submit(other.who, uuid),
    who.get(`${PAYMENT}nothing/`),
    who.get('/pma/api/v1/payment/trace/None/'),
    who.get(`/fund/api/v1/payment/${uuid}/`),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
})

test.each<[string, Blob, Record<string, string>]>([
  ['a gif', new Blob(['GIF89a']), FACTS],
  ['nothing', new Blob([]), FACTS],
  ['a day to come', PNG, { ...FACTS, date: '2099-01-01' }],
])('SBX-058 VAL-11 the upload of %s is refused', async (_what, file, facts) => {
  const { who, before } = await holder()
  const { uuid } = (await ask(who, before.prx, 1000)).body
  const answer = await upload(who, uuid, file, facts)
  expect([answer.status, PERSIAN.test(sentenceOf(answer.body))]).toEqual([400, true])
  expect((await submit(who, uuid)).status).toBe(400)
})
