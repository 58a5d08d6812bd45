import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runAllDueJobs } from '../jobs/runner'
import { type BankTestApp, openBankTestApp } from '../testing/bank-test-app'
import { anyCommand } from '../testing/bank-walk/arbitraries'
import { dailyLimit, everyKind } from '../testing/bank-walk/commands'
import type { Model } from '../testing/bank-walk/model'
import { readFees, type Walk } from '../testing/bank-walk/walk'
import { runModelWalks } from '../testing/model-walk'

/** Early on a Saturday in Tehran; no walk is long enough to see the next day. */
const startTime = '2026-11-21T00:30:00Z'
const peopleCount = 3

let app: BankTestApp
beforeAll(async () => {
  app = await openBankTestApp(startTime)
})
afterAll(() => app.close())

async function begin(): Promise<{ model: Model; real: Walk }> {
  // What an earlier walk left under way is not this one's.
  app.clock.advance(3600)
  await runAllDueJobs(app.db, app)
  app.clock.reset()
  const holders = []
  for (let person = 0; person < peopleCount; person++) holders.push(await app.holder())
  await app.db.query('update card_account set daily_limit = $2 where sub = any($1)', [
    holders.map(({ sub }) => sub),
    dailyLimit,
  ])
  const rows = await app.db.query<{ sub: string; units: number }>(
    "select h.sub, h.units from holding h where h.ds_code = '12180' and h.sub = any($1)",
    [holders.map(({ sub }) => sub)],
  )
  const [price] = await app.db.query<{ price: number }>(
    "select price from price where instrument = 'fund:12180' order by day desc limit 1",
  )
  const model: Model = {
    holders: await Promise.all(
      holders.map(async (one) => ({
        balance: await one.balance(),
        units: rows.find(({ sub }) => sub === one.sub)?.units ?? 0,
        assetBack: false,
        used: 0,
        cards: 1,
        reissueDueAt: undefined,
      })),
    ),
    inTransit: [],
    fees: (await readFees(app)).earned,
    met: new Map(),
  }
  return { model, real: { app, holders, price: price?.price ?? Number.NaN } }
}

test('SBX-016 transfers, charges, units and card fees: the books agree with a simple model', async () => {
  const { model, real } = await begin()
  await fc.asyncModelRun(() => ({ model, real }), everyKind)
  expect(Object.fromEntries(model.met)).toMatchObject({
    'charged: SUCCESS': 1,
    'sent: DONE': 3,
    'drew on the fund': 1,
    arrived: 1,
    'came back': 1,
    'card fee: FAILED': 1,
    'card fee went back': 1,
    'card fee earned': 1,
  })
})

test('SBX-016 SBX-111 BNK-066 BNK-072 whatever people do at once, the bank agrees with a simple model', async () => {
  const met = await runModelWalks('bank', anyCommand, begin)
  expect(met.size).toBeGreaterThan(0)
})
