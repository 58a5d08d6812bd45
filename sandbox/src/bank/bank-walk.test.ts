import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type BankTestApp, openBankTestApp } from '../testing/bank-test-app'
import { anyCommand, dailyLimit, type Walk } from '../testing/bank-walk/commands'
import type { Model } from '../testing/bank-walk/model'
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
  app.clock.reset()
  // What an earlier walk left under way is not this one's.
  await app.db.query("delete from card_account where status = 'verified' and daily_limit > 100000000")
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
      })),
    ),
    inTransit: [],
    met: new Map(),
  }
  return { model, real: { app, holders, price: price?.price ?? Number.NaN } }
}

test('SBX-016 SBX-111 BNK-066 BNK-072 whatever people send at once, the bank agrees with a simple model', async () => {
  const met = await runModelWalks('bank', anyCommand, begin)
  expect(met.size).toBeGreaterThan(0)
})
