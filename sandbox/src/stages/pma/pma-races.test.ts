import { expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { runAllDueJobs } from '../../jobs/runner'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, infoIn } from '../../testing/pma-client'

const startAmount = 500_000_000

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

test.each([0, 1, 2, 3, 4, 5])(
  'SBX-019 SBX-049 F51 of gateway, slip, new amount and clock at one moment one counts (%d)',
  async (first) => {
    const who = await app.investor()
    const path = createPmaClient(app, who)
    const begun = (await path.start(startAmount)).body
    const landing = String(infoIn(begun, 'payment', 'payment_methods', 'IPG'))
    await path.upload(begun.onb_uuid)
    const acts: (() => Promise<unknown>)[] = [
      () => app.press(landing, 'SUCCESS', startAmount),
      () => path.submit(begun, 'payment'),
      () => path.start(3 * startAmount),
      () => runAllDueJobs(app.db, app),
      () => path.submit(begun, 'payment'),
      () => path.read(begun.onb_uuid),
    ]
    await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()))

    app.clock.advance(31)
    const settled = (await path.read(begun.onb_uuid)).body
    const asked = await path.survey(settled.current_stage === 'payment' ? await path.pay(settled) : settled)
    await path.sign(asked)
    app.clock.advance(31)
    await Promise.all([
      runAllDueJobs(app.db, app),
      path.read(begun.onb_uuid),
      runAllDueJobs(app.db, app),
      path.read(begun.onb_uuid),
    ])
    const made = (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
    expect(made.map(({ value }) => value)).toEqual([settled.amount])
    expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
  },
)
