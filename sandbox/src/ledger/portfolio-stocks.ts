import type { Sql } from '../db/sql'
import { pricesOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { type KeptStock, type SharedStock, shareStocks } from './stock-shares'

/** Stocks that are kept under the codes of the person's portfolios, the dearest first. */
export async function readPortfolioStocks(sql: Sql, clock: Clock, sub: string): Promise<SharedStock[]> {
  const kept = await sql.query<KeptStock>(
    `select s.id as stock_id, s.name as stock_name, s.symbol, h.units as quantity, p.prx, l.name as plan_name
     from stock_holding h join stock s on s.id = h.stock_id
       join portfolio p on p.prx = h.prx and p.sub = h.sub join plan l on l.id = p.plan_id
     where h.sub = $1 and h.units > 0`,
    [sub],
  )
  return shareStocks(kept, await pricesOn(sql, tehranDay(clock.now())))
}
