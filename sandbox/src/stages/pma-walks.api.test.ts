import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { anyCommand } from '../testing/pma-walk/arbitraries'
import { beginWalk } from '../testing/pma-walk/walk'
import { openStageHouse, type StageHouse } from '../testing/stage-house'
import { walk, walksTime } from '../testing/walks'

let house: StageHouse
let foreign: number
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
  foreign = await (await house.investor()).surveyed()
}, 60_000)
afterAll(() => house.close())

test(
  'SBX-048 SBX-049 SBX-055 SBX-056 T20 whatever is sent in whatever order, skipped, repeated, stale or forged, the onboarding never stands where its table does not lead',
  async () => {
    const met = await walk('onboarding', anyCommand, () => beginWalk(house, foreign), 12)
    expect(met.size).toBeGreaterThan(0)
  },
  walksTime,
)
