import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Result } from '../../gateway/session'
import { type OnboardingTestApp, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { persianText } from '../../testing/persian-text'
import { createPmaClient, infoIn } from '../../testing/pma-client'
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

test('SBX-049 F48 what another gateway took pays the onboarding, though it tells no one', async () => {
  const { path, begun } = await begin()
  decide(landingUrl(begun), 'SUCCESS')
  expect((await path.read(begun.onb_uuid)).body.current_stage).toBe('risk')
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
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
