import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import type { Db } from '../db/sql'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { runAllDueJobs } from '../jobs/runner'
import { createPerson } from '../seed/person'
import { entriesOf, postedAt } from '../testing/money/ledger-reader'
import { openTestDatabase } from '../testing/test-database'
import { type Clock, createClock } from '../time/clock'
import { addDays, jalaliMonthStarts, tehranDay } from '../time/tehran'
import { dueProfits, payProfit, profitDueAt } from './profit'

const gateway = createSandboxGateway('http://localhost:4002')
let db: Db
let clock: Clock
beforeAll(async () => {
  clock = createClock()
  db = await openTestDatabase()
})
afterAll(() => db.close())

const newPerson = async (kind: 'investor' | 'limit-amount') =>
  (await db.transaction((sql) => createPerson(sql, clock, { kind }))).sub

const paidTo = (sub: string) =>
  db.query<{ id: number; ds_code: string; day: string; units: number; amount: number }>(
    'select id, ds_code, day, units, amount from profit_payout where sub = $1 order by day',
    [sub],
  )

/** Lets the time pass until a minute after a day's profit is due. */
async function passTo(day: string): Promise<void> {
  const seconds = (profitDueAt(day).getTime() - clock.now().getTime()) / 1000 + 60
  clock.advance(Math.max(0, seconds))
  await runAllDueJobs(db, { clock, gateway })
}

const one = async (text: string, params: readonly unknown[] = []) =>
  (await db.query<{ value: number }>(text, params))[0]?.value

test('SBX-102 a person with a history was paid for each month that began after the purchase', async () => {
  const paid = await paidTo(await newPerson('investor'))
  const bought = addDays(tehranDay(clock.now()), -210)
  const months = jalaliMonthStarts(tehranDay(clock.now()), 12).filter((day) => day > bought)
  expect(paid.map(({ day }) => day).filter((day) => day < tehranDay(clock.now()))).toEqual(
    months.filter((day) => day < tehranDay(clock.now())),
  )
  expect(new Set(paid.map(({ ds_code }) => ds_code))).toEqual(new Set(['11602']))
})

test('SBX-102 on the first of the next month the clock pays once, in whole rial, through balanced rows', async () => {
  const sub = await newPerson('limit-amount')
  const next = startOfMonth(addDays(startOfMonth(tehranDay(clock.now())), 35))
  // A test that runs on the first of a month, before the hour of the payment, has that payment to come as well.
  await passTo(addDays(next, -1))
  const before = (await paidTo(sub)).length
  await passTo(next)
  await runAllDueJobs(db, { clock, gateway })
  const paid = await paidTo(sub)
  expect(paid).toHaveLength(before + 1)
  const last = paid.at(-1)
  const perUnit = await one('select per_unit as value from fund_profit where ds_code = $1 and day = $2', [
    last?.ds_code,
    next,
  ])
  expect(last).toMatchObject({ ds_code: '12180', day: next, amount: (perUnit ?? 0) * (last?.units ?? 0) })
  expect(last?.units).toBe(await one('select units as value from holding where sub = $1', [sub]))
  expect(await entriesOf(db, `profit:${last?.id}`)).toEqual([
    ['fund:12180', -(last?.amount ?? 0)],
    ['world', last?.amount],
  ])
  expect(await postedAt(db, `profit:${last?.id}`)).toEqual(new Date(`${next}T08:30:00Z`))
  const paying = await db.query<{ type: string }>(
    'select distinct f.type from fund_profit p join fund f on f.ds_code = p.ds_code where p.day = $1 order by f.type',
    [next],
  )
  expect(paying.map(({ type }) => type)).toEqual([
    'FixedIncome',
    'FixedIncomeFixedProfit',
    'FixedIncomeSupporter',
    'MixedProfitDividend',
  ])
  expect(await one('select coalesce(sum(amount), 0)::bigint as value from ledger_row')).toBe(0)
  expect(
    await one(`select count(*) as value from profit_payout y where amount <> (
      select sum(r.amount) from ledger_row r join ledger_transfer t on t.id = r.transfer_id
        join ledger_account a on a.id = r.account_id where t.event = 'profit:' || y.id and a.name = 'world')`),
  ).toBe(0)
})

test('SBX-102 a profit is due at noon of its day, and a second run pays nothing', async () => {
  const sub = await newPerson('limit-amount')
  const next = startOfMonth(addDays(startOfMonth(tehranDay(clock.now())), 35))
  const noon = profitDueAt(next)
  const dueOn = async (now: Date) =>
    (await db.transaction((sql) => dueProfits(sql, now, sub))).filter(({ day }) => day === next)
  expect(await dueOn(new Date(noon.getTime() - 1))).toEqual([])
  const [profit] = await dueOn(noon)
  if (profit === undefined) throw new Error('nothing is due')
  for (let time = 0; time < 2; time++) await db.transaction((sql) => payProfit(sql, profit))
  expect((await paidTo(sub)).filter(({ day }) => day === next)).toHaveLength(1)
  expect(await dueOn(noon)).toEqual([])
})

test('SBX-102 of everyone the newest three months are looked at, of one person two years', async () => {
  const sub = await newPerson('investor')
  await db.query('delete from profit_payout where sub = $1', [sub])
  const daysOf = async (who: string | null) =>
    (await db.transaction((sql) => dueProfits(sql, clock.now(), who)))
      .filter((one) => one.sub === sub)
      .map(({ day }) => day)
  const all = await daysOf(sub)
  const months = jalaliMonthStarts(tehranDay(clock.now()), 3)
  expect(all.length).toBeGreaterThan(4)
  expect(await daysOf(null)).toEqual(all.filter((day) => day >= (months[0] ?? '')))
})
