import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { readPortfolios } from './portfolios'
import { readWealth } from './wealth'

// 30 Aban: the month began on 2026-10-23.
const start = '2026-11-21T08:00:00Z'
const clock = createFakeClock(start)
const growth = { fa: 'سبد رشد پویا', en: 'Dynamic Growth portfolio' }
const calm = { fa: 'سبد آرامش', en: 'Calm portfolio' }

const db = openBeforeAll(() => openTestDatabase(start))
let sub: string
let prx: string
let later: string
beforeAll(async () => {
  await db.query('delete from price')
  for (const [instrument, monthStart, today] of [
    ['fund:11602', 1000, 1100],
    ['plan:1', 2000, 2200],
    ['plan:2', 500, 600],
    ['stock:folad-alborz', 30, 40],
  ] as const) {
    await db.query("insert into price values ($1, '2026-10-23', $2), ($1, '2026-11-21', $3)", [
      instrument,
      monthStart,
      today,
    ])
  }
})
beforeEach(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
  prx = `PRX-${sub.slice(0, 8)}`
  later = `${prx}-2`
  await db.query(
    `insert into portfolio (prx, sub, plan_id, units, cash, paid_in, created_at)
     values ($2, $1, 2, 10, 9, 5009, '2026-11-01'), ($3, $1, 1, 10, 7, 19000, '2026-05-01')`,
    [sub, later, prx],
  )
})

const addStock = (id: string, units: number, code: string | null) =>
  db.query('insert into stock_holding (sub, stock_id, units, prx) values ($1, $2, $3, $4)', [sub, id, units, code])
const addEvent = (code: string, kind: string, units: number, price: number, at: string) =>
  db.query(
    "insert into portfolio_event (prx, kind, amount, units, price, at, reference) values ($1, $2, $3, $4, $5, $6, '77')",
    [code, kind, units * price, units, price, at],
  )

test('SBX-037 portfolios are told oldest first, at the price of today and with their cash', async () => {
  const portfolios = await readPortfolios(db, clock, sub)
  expect(portfolios.map(({ prx: code, plan_name, value }) => [code, plan_name, value])).toEqual([
    [prx, growth, 22_007],
    [later, calm, 6009],
  ])
  await db.query("delete from price where instrument = 'plan:2'")
  expect((await readPortfolios(db, clock, sub))[1]?.value).toBe(9)
  await db.query("insert into price values ('plan:2', '2026-10-23', 500), ('plan:2', '2026-11-21', 600)")
})

test('SBX-033 positions: what each is worth, and what it was when the month began or when it was bought', async () => {
  await db.query(
    `insert into lot (sub, ds_code, units, price, purchased_at)
     values ($1, '11602', 5, 900, '2026-10-23'), ($1, '11602', 2, 1050, '2026-10-24')`,
    [sub],
  )
  // Nine in the evening (UTC) is the next day in Tehran.
  await addEvent(prx, 'INCREASED', 3, 2100, '2026-10-23T21:00:00Z')
  await addEvent(prx, 'CREATED', 7, 1900, '2026-10-23T08:00:00Z')
  await addStock('folad-alborz', 4, null)
  expect(await readWealth(db, clock, sub)).toEqual([
    {
      group: 'FUND',
      names: { ds_code: '11602', fund_name: { fa: 'نیلوفر کبود', en: 'Blue Lotus' }, fund_type: 'FixedIncome' },
      value: 7700,
      before: 7100,
      cost: 6600,
    },
    { group: 'PMA', names: { prx, plan_name: growth }, value: 22_007, before: 20_307, cost: 19_000 },
    { group: 'PMA', names: { prx: later, plan_name: calm }, value: 6009, before: 5009, cost: 5009 },
    {
      group: 'STOCK',
      names: { stock_id: 'folad-alborz', stock_name: { fa: 'فولاد البرزکوه', en: 'Alborzkuh Steel' } },
      value: 160,
      before: 120,
      cost: null,
    },
  ])
})
