import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Market, openMarket } from '../testing/market'
import { anyCommand } from '../testing/money/arbitraries'
import { beginWalk, endWalk, openingPrices } from '../testing/money/walk'

/** A few days before Nowruz, before the hour of the funds. */
const START = '2027-03-17T09:00:00Z'
/** `SARV_RUNS=500 SARV_SEED=7` for a longer look. */
const RUNS = Number(process.env.SARV_RUNS ?? 4)
const SEED = Number(process.env.SARV_SEED ?? Date.now() % 2 ** 31)
const LONGEST = 40

let market: Market
let opening: ReadonlyMap<string, number>
beforeAll(async () => {
  market = await openMarket(START)
  opening = await openingPrices(market)
}, 60_000)
afterAll(() => market.close())

test('SBX-016 SBX-017 SBX-009 CON-15 whatever several people do in whatever order and at the same moment, the books balance, no unit is missing, and every page tells what a simple model says', async () => {
  let done = 0
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.commands(anyCommand, { maxCommands: LONGEST, size: 'max' })), async (commands) => {
      const { model, real } = await beginWalk(market, opening)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await endWalk(model, real)
      done += 1
      for (const { side, status } of model.orders)
        ends.set(`${side} ${status}`, (ends.get(`${side} ${status}`) ?? 0) + 1)
    }),
    { numRuns: RUNS, seed: SEED, verbose: fc.VerbosityLevel.Verbose },
  )
  if (process.env.SARV_RUNS !== undefined) console.info(`money: ${done} walks, seed ${SEED}`, Object.fromEntries(ends))
  expect(done).toBe(RUNS)
}, 3_600_000)
