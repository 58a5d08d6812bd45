import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { anyCommand, beginWalk } from '../testing/increase-walk/commands'
import { type Investor, openStageHouse, type StageHouse } from '../testing/stage-house'
import { walk, walksTime } from '../testing/walks'

let house: StageHouse
let stranger: Investor
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
  stranger = await house.investor()
}, 60_000)
afterAll(() => house.close())

test(
  'SBX-057 SBX-058 T16 whatever is done about the increases of a portfolio, skipped, repeated, late or of an older one, each stands where its table leads and the portfolio has what came in',
  async () => {
    const met = await walk('increase', anyCommand, () => beginWalk(house, stranger), 12)
    expect(met.size).toBeGreaterThan(0)
  },
  walksTime,
)
