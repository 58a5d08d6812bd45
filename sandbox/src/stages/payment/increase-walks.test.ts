import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { anyCommand, beginWalk } from '../../testing/increase-walk/commands'
import { runModelWalks } from '../../testing/model-walk'
import { type Investor, type OnboardingTestApp, openOnboardingTestApp } from '../../testing/onboarding-test-app'

let app: OnboardingTestApp
let stranger: Investor
beforeAll(async () => {
  app = await openOnboardingTestApp('2026-11-21T08:00:00Z')
  stranger = await app.investor()
})
afterAll(() => app.close())

test('SBX-057 SBX-058 T16 whatever is done about increases, each stands where its state table leads', async () => {
  const met = await runModelWalks('increase', anyCommand, () => beginWalk(app, stranger))
  expect(met.size).toBeGreaterThan(0)
})
