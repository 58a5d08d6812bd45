import { startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import type { Sql } from '../db/sql'
import { pricesOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { readPortfolios } from './portfolios'

/** Position: one thing that a person holds, what it is worth, and what it was worth when this month began (or when it was bought). */
export interface Held {
  readonly group: 'FUND' | 'PMA' | 'STOCK'
  readonly names: Readonly<Record<string, string>>
  readonly value: number
  readonly before: number
}

/** All positions of a person, at today's prices. */
export async function readWealth(sql: Sql, clock: Clock, sub: string): Promise<Held[]> {
  const today = tehranDay(clock.now())
  const monthStart = startOfMonth(today)
  const now = await pricesOn(sql, today)
  const then = await pricesOn(sql, monthStart)
  return [
    ...(await valueFunds(sql, sub, { now, then, monthStart })),
    ...(await valuePortfolios(sql, clock, sub, { then, monthStart })),
    ...(await valueStocks(sql, sub, { now, then })),
  ]
}

type Prices = Map<string, number>

async function valueFunds(
  sql: Sql,
  sub: string,
  { now, then, monthStart }: { now: Prices; then: Prices; monthStart: string },
): Promise<Held[]> {
  const rows = await sql.query<{
    ds_code: string
    fund_name: string
    fund_type: string
    old_units: number
    new_units: number
    new_cost: number
  }>(
    `select f.ds_code, f.name as fund_name, f.type as fund_type,
       coalesce(sum(l.units) filter (where l.purchased_at <= $2), 0)::bigint as old_units,
       coalesce(sum(l.units) filter (where l.purchased_at > $2), 0)::bigint as new_units,
       coalesce(sum(l.units * l.price) filter (where l.purchased_at > $2), 0)::bigint as new_cost
     from lot l join fund f on f.ds_code = l.ds_code
     where l.sub = $1 and l.units > 0 group by f.ds_code`,
    [sub, monthStart],
  )
  return rows.map(({ ds_code, fund_name, fund_type, old_units, new_units, new_cost }) => ({
    group: 'FUND',
    names: { ds_code, fund_name, fund_type },
    value: (old_units + new_units) * (now.get(`fund:${ds_code}`) ?? 0),
    before: old_units * (then.get(`fund:${ds_code}`) ?? 0) + new_cost,
  }))
}

async function valuePortfolios(
  sql: Sql,
  clock: Clock,
  sub: string,
  { then, monthStart }: { then: Prices; monthStart: string },
): Promise<Held[]> {
  const bought = await sql.query<{ prx: string; units: number; cost: number }>(
    `select e.prx, sum(e.units)::bigint as units, sum(e.units * e.price)::bigint as cost
     from portfolio_event e join portfolio p on p.prx = e.prx
     where p.sub = $1 and (e.at at time zone 'Asia/Tehran')::date > $2 group by e.prx`,
    [sub, monthStart],
  )
  return (await readPortfolios(sql, clock, sub)).map((one) => {
    const newer = bought.find(({ prx }) => prx === one.prx) ?? { units: 0, cost: 0 }
    return {
      group: 'PMA',
      names: { prx: one.prx, plan_name: one.plan_name },
      value: one.value,
      before: (one.units - newer.units) * (then.get(`plan:${one.plan_id}`) ?? 0) + newer.cost + one.cash,
    }
  })
}

async function valueStocks(sql: Sql, sub: string, { now, then }: { now: Prices; then: Prices }): Promise<Held[]> {
  const rows = await sql.query<{ stock_id: string; stock_name: string; units: number }>(
    `select h.stock_id, s.name as stock_name, h.units from stock_holding h join stock s on s.id = h.stock_id
     where h.sub = $1 and h.units > 0`,
    [sub],
  )
  return rows.map(({ stock_id, stock_name, units }) => ({
    group: 'STOCK',
    names: { stock_id, stock_name },
    value: units * (now.get(`stock:${stock_id}`) ?? 0),
    before: units * (then.get(`stock:${stock_id}`) ?? 0),
  }))
}
