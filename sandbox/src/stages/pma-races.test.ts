import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { passTime } from '../ledger/background'
import { infoIn, pathOf } from '../testing/pma-path'
import { openStageHouse, type StageHouse } from '../testing/stage-house'

const AMOUNT = 500_000_000

/** With SARV_TEST_DATABASE, a PostgreSQL server, they really meet. */
let house: StageHouse
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
}, 60_000)
afterAll(() => house.close())

test.each([0, 1, 2, 3, 4, 5])(
  'SBX-019 SBX-049 F51 the gateway, a slip, another amount and the clock at the same moment: one of them counts (%d)',
  async (first) => {
    const who = await house.investor()
    const path = pathOf(house, who)
    const begun = (await path.start(AMOUNT)).body
    const landing = String(infoIn(begun, 'payment', 'payment_methods', 'IPG'))
    await path.upload(begun.onb_uuid)
    const acts: (() => Promise<unknown>)[] = [
      () => house.press(landing, 'SUCCESS', AMOUNT),
      () => path.submit(begun, 'payment'),
      () => path.start(3 * AMOUNT),
      () => passTime(house.db, house.clock),
      () => path.submit(begun, 'payment'),
      () => path.read(begun.onb_uuid),
    ]
    await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()))

    house.clock.advance(31)
    const settled = (await path.read(begun.onb_uuid)).body
    const asked = await path.survey(settled.current_stage === 'payment' ? await path.pay(settled) : settled)
    await path.sign(asked)
    house.clock.advance(31)
    await Promise.all([
      passTime(house.db, house.clock),
      path.read(begun.onb_uuid),
      passTime(house.db, house.clock),
      path.read(begun.onb_uuid),
    ])
    const made = (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
    expect(made.map(({ value }) => value)).toEqual([settled.amount])
    expect(await house.books()).toEqual({ sum: 0, wrong: 0 })
  },
)
