import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment, PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'
import type { PortfolioTransaction } from '@sarv/shared/contract/portfolios'
import type { Result } from '../../gateway/session'
import { type OnboardingTestApp, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { persianText } from '../../testing/persian-text'
import { createPmaClient, infoIn, pngFile, slipDetails } from '../../testing/pma-client'
import { createPspGateway } from '../../testing/psp/psp-gateway'
import { type PspServer, startPspServer } from '../../testing/psp/psp-server'
import { leaveGateway, newestPayment } from './pma-payment'

const minimum = 500_000_000
let psp: PspServer
let app: OnboardingTestApp
beforeAll(async () => {
  app = await openOnboardingTestApp('2026-11-21T08:00:00Z', async (_db, clock) => {
    psp = await startPspServer(clock)
    return createPspGateway(psp.origin)
  })
})
afterAll(async () => {
  await app.close()
  await psp.close()
})

const decide = (landing: unknown, result: Result, rials?: number) =>
  psp.decide(String(landing).split('/').at(-1) ?? '', result, rials)
const landingUrl = (onboarding: Onboarding) => infoIn(onboarding, 'payment', 'payment_methods', 'IPG')

async function begin() {
  const who = await app.investor()
  const path = createPmaClient(app, who)
  return { who, path, begun: (await path.start(minimum)).body }
}

async function increase(amount: number) {
  const who = await app.investor({ kind: 'pma-holder' })
  const [portfolio] = (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
  const asked = (
    await who.post<IncreasePayment>('/pma/api/v1/payment/', { prx: portfolio?.prx, amount, accepted_rules: true })
  ).body
  const read = async () => (await who.get<IncreasePayment>(`/pma/api/v1/payment/${asked.uuid}/`)).body
  return { who, asked, read, landing: asked.payment_methods[0]?.landing_url }
}

test('SBX-049 F48 what another gateway took pays the onboarding, though it tells no one', async () => {
  const { path, begun } = await begin()
  decide(landingUrl(begun), 'SUCCESS')
  expect((await path.read(begun.onb_uuid)).body.current_stage).toBe('risk')
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test.each<[string, Result, number | undefined]>([
  ['failed', 'FAILED', undefined],
  ['was given up', 'CANCELED', undefined],
  ['took another sum', 'SUCCESS', minimum - 1],
])('SBX-009 a payment that %s there leaves the stage open, with a new way to pay', async (_, result, rials) => {
  const { path, begun } = await begin()
  decide(landingUrl(begun), result, rials)
  const later = (await path.read(begun.onb_uuid)).body
  expect(later.current_stage).toBe('payment')
  expect(landingUrl(later)).not.toBe(landingUrl(begun))
})

test('SBX-056 a slip that is handed in closes the other gateway', async () => {
  const { path, begun } = await begin()
  const sent = await path.sendSlip(begun, 'payment')
  decide(landingUrl(begun), 'SUCCESS')
  app.clock.advance(31)
  expect((await path.read(sent.onb_uuid)).body.current_stage).toBe('risk')
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('F51 a slip that comes after the payment is refused, and the payment counts', async () => {
  const { path, begun } = await begin()
  await path.upload(begun.onb_uuid)
  decide(landingUrl(begun), 'SUCCESS')
  const leave = app.db.transaction(async (sql) => {
    const payment = await newestPayment(sql, begun.onb_uuid, 'START')
    if (payment !== undefined) await leaveGateway(sql, app, payment)
  })
  await expect(leave).rejects.toMatchObject({
    kind: 'conflict',
    problem: { detail: persianText('این مبلغ همین حالا در درگاه پرداخت شد. صفحه را تازه کنید.') },
  })
  expect((await path.submit(begun, 'payment')).status).toBe(409)
  expect((await path.read(begun.onb_uuid)).body.current_stage).toBe('risk')
})

test('SBX-057 SBX-120 an increase paid there is known by its trace number, and stands in the transactions', async () => {
  const { who, asked, read, landing } = await increase(75_000_000)
  decide(landing, 'SUCCESS')
  expect((await read()).status).toBe('SUCCESS')
  const [{ trace_number = '' } = {}] = await app.db.query<{ trace_number: string }>(
    'select trace_number from payment where uuid = $1',
    [asked.uuid],
  )
  const facts = await who.get<PmaPaymentFacts>(`/pma/api/v1/payment/trace/${trace_number}/`)
  expect(facts.body).toMatchObject({ uuid: asked.uuid, status: 'SUCCESS', amount: 75_000_000 })
  const { body } = await who.get<{ results: PortfolioTransaction[] }>('/pma/api/v1/transactions/')
  expect(body.results[0]).toMatchObject({ id: asked.uuid, method: 'IPG', reference: trace_number })
})

test('SBX-057 the gateway has a quarter of an hour there too, a slip has a day', async () => {
  const { who, asked, read, landing } = await increase(75_000_000)
  app.clock.advance(16 * 60)
  expect((await read()).payment_methods.map((way) => way.payment_method_type)).toEqual(['RECEIPT'])
  decide(landing, 'SUCCESS')
  expect((await read()).status).toBe('WAITING')
  expect((await who.upload(`/pma/api/v1/upload/receipt/${asked.uuid}/`, pngFile, slipDetails)).status).toBe(200)
  app.clock.advance(24 * 3600)
  expect((await read()).status).toBe('FAILED')
})
