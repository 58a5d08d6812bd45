import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyCommand } from '../testing/pma-walk/arbitraries'
import { beginWalk } from '../testing/pma-walk/walk'
import { openStageHouse, type StageHouse } from '../testing/stage-house'

/** `SARV_RUNS=500 SARV_SEED=7` for a longer look. */
const RUNS = Number(process.env.SARV_RUNS ?? 12)
const SEED = Number(process.env.SARV_SEED ?? Date.now() % 2 ** 31)
const LONGEST = 50
/** Without a number of walks in mind the test ends in time, with those that it made. */
const ENOUGH = process.env.SARV_RUNS === undefined ? 20_000 : undefined

let house: StageHouse
let foreign: number
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
  foreign = await (await house.investor()).surveyed()
}, 60_000)
afterAll(() => house.close())

test('SBX-048 SBX-049 SBX-055 SBX-056 T20 whatever is sent in whatever order, skipped, repeated, stale or forged, the onboarding never stands where its table does not lead', async () => {
  let walks = 0
  const met = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.commands(anyCommand, { maxCommands: LONGEST, size: 'max' })), async (commands) => {
      const { model, real } = await beginWalk(house, foreign)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      walks += 1
      for (const [event, times] of model.met) met.set(event, (met.get(event) ?? 0) + times)
    }),
    {
      numRuns: RUNS,
      seed: SEED,
      ...(ENOUGH === undefined ? {} : { interruptAfterTimeLimit: ENOUGH, markInterruptAsFailure: false }),
    },
  )
  console.info(`${walks} walks, seed ${SEED}: ${[...met].map(([event, times]) => `${event} ${times}`).join(', ')}`)
  expect(walks).toBeGreaterThan(0)
}, 600_000)
