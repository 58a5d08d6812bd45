import type { WorthDay } from '@sarv/shared/contract/assets'
import type { Sql } from '../db/sql'
import { calculateWorthHistory, type InstrumentPrice, type UnitMovement, type WorthSpan } from './worth-history'

/**
 * Movements of units: settled orders of funds, deposits of portfolios with what was too little for one more unit, and stocks
 * from the day on which they were had; where no one knows it, since their portfolio or the person came.
 */
const movementsSql = `
  select 'fund:' || ds_code as instrument, settles_on as day,
    case side when 'BUY' then units else -units end as units, 0::bigint as cash
  from fund_order where sub = $1 and status = 'DONE' and units > 0
  union all
  select 'plan:' || p.plan_id, (e.at at time zone 'Asia/Tehran')::date, e.units, e.amount - e.units * e.price
  from portfolio_event e join portfolio p on p.prx = e.prx where p.sub = $1
  union all
  select 'stock:' || h.stock_id,
    coalesce(h.acquired_on, p.created_at, (o.created_at at time zone 'Asia/Tehran')::date), h.units, 0
  from stock_holding h join person o on o.sub = h.sub left join portfolio p on p.prx = h.prx
  where h.sub = $1 and h.units > 0
  order by day`

/** Reads what everything that a person holds was worth, day by day. */
export async function readWorthHistory(sql: Sql, sub: string, span: WorthSpan): Promise<WorthDay[]> {
  const movements = await sql.query<UnitMovement>(movementsSql, [sub])
  const prices = await sql.query<InstrumentPrice>(
    'select instrument, day, price from price where instrument = any($1) and day <= $2 order by day',
    [[...new Set(movements.map(({ instrument }) => instrument))], span.today],
  )
  return calculateWorthHistory(movements, prices, span)
}
