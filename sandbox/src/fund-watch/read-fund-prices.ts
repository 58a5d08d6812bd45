import type { Sql } from '../db/sql'
import { maxSpanDays, type Price } from '../market/fund-returns'
import { addDays } from '../time/tehran'

/** Prices of a fund from which every return on `from` and later can be told, up to a day; oldest first. */
export function readFundPrices(sql: Sql, code: string, from: string, to: string): Promise<Price[]> {
  return sql.query<Price>(
    `select day, price from price where instrument = $1 and day <= $3
       and day >= coalesce((select max(day) from price where instrument = $1 and day <= $2), $2) order by day`,
    [`fund:${code}`, addDays(from, -maxSpanDays), to],
  )
}
