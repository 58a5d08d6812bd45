import type { PricePoint } from '@sarv/shared/contract/funds'
import type { Sql } from '../db/sql'

/**
 * Prices of the last so many days, one every `step` days, oldest first. Counted back from the newest day, so that the
 * last point is always the newest price.
 */
export function priceHistory(sql: Sql, instrument: string, days: number, step: number): Promise<PricePoint[]> {
  return sql.query<PricePoint>(
    `select p.day as date, p.price as final_price
     from price p, (select max(day) as day from price where instrument = $1) last
     where p.instrument = $1 and last.day - p.day <= $2 and (last.day - p.day) % $3 = 0 order by p.day`,
    [instrument, days, step],
  )
}
