import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomRuns } from '@sarv/shared/testing/random-runs'
import fc from 'fast-check'
import { type LedgerTestApp, openLedgerTestApp } from '../testing/ledger-test-app'
import { anyCommand } from '../testing/money/arbitraries'
import { endWalk, openingPrices, startWalk } from '../testing/money/walk'

/** A few days before Nowruz, before the hour of the funds. */
const startTime = '2027-03-17T09:00:00Z'
const maxCommands = 40

let app: LedgerTestApp
let opening: ReadonlyMap<string, number>
beforeAll(async () => {
  app = await openLedgerTestApp(startTime)
  opening = await openingPrices(app)
})
afterAll(() => app.close())

test('SBX-016 SBX-017 SBX-009 CON-15 whatever people do at once, the ledger agrees with a simple model', async () => {
  const runs = randomRuns(3)
  let done = 0
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.noBias(fc.commands(anyCommand, { maxCommands: maxCommands, size: 'max' })),
      async (commands) => {
        const { model, real } = await startWalk(app, opening)
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await endWalk(model, real)
        done += 1
        for (const { side, status } of model.orders)
          ends.set(`${side} ${status}`, (ends.get(`${side} ${status}`) ?? 0) + 1)
      },
    ),
    { ...runs, verbose: fc.VerbosityLevel.Verbose },
  )
  console.info(`money: ${done} walks, seed ${runs.seed}`, Object.fromEntries(ends))
  expect(done).toBe(runs.numRuns)
})
