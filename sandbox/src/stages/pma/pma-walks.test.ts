import { beforeAll, expect, test } from '@jest/globals'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import fc from 'fast-check'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { anyCommand } from '../../testing/pma-walk/arbitraries'
import { beginWalk } from '../../testing/pma-walk/walk'

const maxCommands = 50

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))
let foreign: number
beforeAll(async () => {
  foreign = await (await app.investor()).completeSurvey()
})

test('SBX-048 SBX-049 SBX-055 SBX-056 T20 whatever is sent, the flow stands where its state table leads', async () => {
  const runs = randomRuns(3)
  const met = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.commands(anyCommand, { maxCommands, size: 'max' })), async (commands) => {
      const { model, real } = await beginWalk(app, foreign)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      for (const [event, times] of model.met) met.set(event, (met.get(event) ?? 0) + times)
    }),
    runs,
  )
  console.info(`onboarding: ${runs.numRuns} walks, seed ${runs.seed}:`, Object.fromEntries(met))
  expect(met.size).toBeGreaterThan(0)
})
