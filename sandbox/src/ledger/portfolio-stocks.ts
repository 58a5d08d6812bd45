import type { PortfolioStock } from '@sarv/shared/contract/portfolios'
import type { Sql } from '../db/sql'
import { calculateShares } from '../market/arithmetic'
import { pricesOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'

/** Stocks that are kept under the codes of the person's portfolios, the dearest first. */
export async function readPortfolioStocks(sql: Sql, clock: Clock, sub: string): Promise<PortfolioStock[]> {
  const prices = await pricesOn(sql, tehranDay(clock.now()))
  const held = await sql.query<Omit<PortfolioStock, 'value' | 'percentage'>>(
    `select s.id as stock_id, s.name as stock_name, s.symbol, h.units as quantity, p.prx, l.name as plan_name
     from stock_holding h join stock s on s.id = h.stock_id
       join portfolio p on p.prx = h.prx and p.sub = h.sub join plan l on l.id = p.plan_id
     where h.sub = $1 and h.units > 0`,
    [sub],
  )
  const valued = held.map((one) => ({ ...one, value: one.quantity * (prices.get(`stock:${one.stock_id}`) ?? 0) }))
  const owners = [...new Set(valued.map(({ prx }) => prx))]
  return owners
    .flatMap((owner) => {
      const stocks = valued.filter(({ prx }) => prx === owner)
      const shares = calculateShares(stocks.map(({ value }) => value))
      return stocks.map((one, index) => ({ ...one, percentage: shares[index] ?? 0 }))
    })
    .toSorted((one, other) => other.value - one.value || (one.stock_id < other.stock_id ? -1 : 1))
}
