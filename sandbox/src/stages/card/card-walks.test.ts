import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { anyCommand } from '../../testing/card-walk/arbitraries'
import { beginWalk } from '../../testing/card-walk/walk'
import { runModelWalks } from '../../testing/model-walk'
import { type OnboardingTestApp, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { bankFlow } from './bank-flow'
import { reissueFlow } from './reissue-flow'

let app: OnboardingTestApp
let foreign: number
beforeAll(async () => {
  app = await openOnboardingTestApp('2026-11-21T08:00:00Z')
  foreign = await (await app.investor()).addAddress('foreign@site.com')
})
afterAll(() => app.close())

test.each([
  ['BANK', bankFlow],
  ['REISSUE_CARD', reissueFlow],
])(
  'SBX-048 SBX-049 SBX-050 SBX-055 T20 whatever is sent, a flow %s stands where its state table leads',
  async (type, flow) => {
    const met = await runModelWalks(type, anyCommand, () => beginWalk(app, flow, foreign))
    expect(met.get('approved')).toBeGreaterThan(0)
  },
)
