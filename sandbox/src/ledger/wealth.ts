import { startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import type { Sql } from '../db/sql'
import { growth } from '../market/arithmetic'
import { pricesOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { calculateGain } from './gain'
import { readPortfolios } from './portfolios'
import {
  type Held,
  type HeldFund,
  type HeldStock,
  type NewUnits,
  toFundPosition,
  toPortfolioPosition,
  toStockPosition,
} from './position'

/** All positions of a person, at today's prices. */
export async function readWealth(sql: Sql, clock: Clock, sub: string): Promise<Held[]> {
  const today = tehranDay(clock.now())
  const monthStart = startOfMonth(today)
  const prices = { today: await pricesOn(sql, today), monthStart: await pricesOn(sql, monthStart) }
  const funds = await readFunds(sql, sub, monthStart)
  const portfolios = await readPortfolios(sql, clock, sub)
  const newer = await readNewUnits(sql, sub, monthStart)
  const stocks = await readStocks(sql, sub)
  return [
    ...funds.map((one) => toFundPosition(one, prices)),
    ...portfolios.map((one) => toPortfolioPosition(one, newer.get(one.prx) ?? { units: 0, cost: 0 }, prices)),
    ...stocks.map((one) => toStockPosition(one, prices)),
  ]
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Worth of all positions together, what it changed in this month, and the gain on what was paid. */
export function summarizeWealth(held: readonly Held[]) {
  const value = total(held.map((one) => one.value))
  const before = total(held.map((one) => one.before))
  return {
    total_value: value,
    month_change: value - before,
    month_change_percentage: before === 0 ? 0 : growth(before, value),
    ...calculateGain(held),
  }
}

function readFunds(sql: Sql, sub: string, monthStart: string): Promise<HeldFund[]> {
  return sql.query<HeldFund>(
    `select f.ds_code, f.name as fund_name, f.type as fund_type,
       coalesce(sum(l.units) filter (where l.purchased_at <= $2), 0)::bigint as old_units,
       coalesce(sum(l.units) filter (where l.purchased_at > $2), 0)::bigint as new_units,
       coalesce(sum(l.units * l.price) filter (where l.purchased_at > $2), 0)::bigint as new_cost,
       sum(l.units * l.price)::bigint as cost
     from lot l join fund f on f.ds_code = l.ds_code
     where l.sub = $1 and l.units > 0 group by f.ds_code`,
    [sub, monthStart],
  )
}

async function readNewUnits(sql: Sql, sub: string, monthStart: string): Promise<Map<string, NewUnits>> {
  const rows = await sql.query<NewUnits & { prx: string }>(
    `select e.prx, sum(e.units)::bigint as units, sum(e.units * e.price)::bigint as cost
     from portfolio_event e join portfolio p on p.prx = e.prx
     where p.sub = $1 and (e.at at time zone 'Asia/Tehran')::date > $2 group by e.prx`,
    [sub, monthStart],
  )
  return new Map(rows.map((row) => [row.prx, row]))
}

function readStocks(sql: Sql, sub: string): Promise<HeldStock[]> {
  return sql.query<HeldStock>(
    `select h.stock_id, s.name as stock_name, h.units, h.average_price from stock_holding h join stock s on s.id = h.stock_id
     where h.sub = $1 and h.units > 0`,
    [sub],
  )
}
