import type { PricePoint } from '@sarv/shared/contract/funds'
import type { Sql } from '../db/sql'

/**
 * Prices of the last so many days, one every `step` days, oldest first. Counted back from the newest day, so that the
 * last point is always the newest price; a day without a price of its own has the newest one of the step before it, and
 * a whole step without a price has no point. What is not older than that begins with its first price.
 */
export function priceHistory(sql: Sql, instrument: string, days: number, step: number): Promise<PricePoint[]> {
  return sql.query<PricePoint>(
    `with life as (select min(day) as first, max(day) as last from price where instrument = $1)
     select life.last - ago as date, known.price as final_price
     from life
     cross join lateral (
       select generate_series(0, least($2::int, life.last - life.first), $3::int) as ago
       union select least($2::int, life.last - life.first)
     ) step
     cross join lateral (
       select price from price
       where instrument = $1 and day <= life.last - ago and day > life.last - ago - $3::int
       order by day desc limit 1
     ) known
     order by date`,
    [instrument, days, step],
  )
}
