import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { pricesOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'

export interface Portfolio {
  readonly prx: string
  readonly plan_id: number
  readonly plan_name: LocalText
  readonly units: number
  /** What was too little for one more unit. */
  readonly cash: number
  readonly paid_in: number
  /** Units at today's price, and the cash. */
  readonly value: number
  readonly created_at: string
  readonly composition: { name: LocalText; percentage: number }[]
}

/** The person's portfolios at today's prices, the oldest first. */
export async function readPortfolios(sql: Sql, clock: Clock, sub: string): Promise<Portfolio[]> {
  const prices = await pricesOn(sql, tehranDay(clock.now()))
  const rows = await sql.query<Omit<Portfolio, 'value'>>(
    `select p.prx, p.plan_id, l.name as plan_name, p.units, p.cash, p.paid_in, p.created_at, l.composition
     from portfolio p join plan l on l.id = p.plan_id where p.sub = $1 order by p.created_at, p.prx`,
    [sub],
  )
  return rows.map((row) => ({ ...row, value: row.units * (prices.get(`plan:${row.plan_id}`) ?? 0) + row.cash }))
}
