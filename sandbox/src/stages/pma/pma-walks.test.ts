import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runModelWalks } from '../../testing/model-walk'
import { type OnboardingTestApp, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { anyCommand } from '../../testing/pma-walk/arbitraries'
import { beginWalk } from '../../testing/pma-walk/walk'

let app: OnboardingTestApp
let foreign: number
beforeAll(async () => {
  app = await openOnboardingTestApp('2026-11-21T08:00:00Z')
  foreign = await (await app.investor()).completeSurvey()
})
afterAll(() => app.close())

test('SBX-048 SBX-049 SBX-055 SBX-056 T20 whatever is sent, the flow stands where its state table leads', async () => {
  const met = await runModelWalks('onboarding', anyCommand, () => beginWalk(app, foreign))
  expect(met.size).toBeGreaterThan(0)
})
