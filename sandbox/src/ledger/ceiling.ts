import { refuse } from '../api/refuse'
import type { Sql } from '../db/sql'

/** What fits the amount field: fifteen digits. Sums of more would no longer be exact numbers on the wire. */
export const CEILING = 999_999_999_999_999

/** Refuses a purchase after which units and open purchases of a person would be worth more than the house can show. */
export async function requireRoom(sql: Sql, sub: string, amount: number): Promise<void> {
  const [row] = await sql.query<{ is_too_much: boolean }>(
    `select $2::numeric
       + coalesce((select sum(amount) from fund_order
           where sub = $1 and side = 'BUY' and status in ('WAITING', 'PENDING')), 0)
       + coalesce((select sum(h.units * p.price::numeric) from holding h cross join lateral
           (select price from price where instrument = 'fund:' || h.ds_code order by day desc limit 1) p
           where h.sub = $1), 0) > $3 as is_too_much`,
    [sub, amount, CEILING],
  )
  if (row?.is_too_much === true) {
    const most = CEILING.toLocaleString('fa-IR')
    throw refuse(400, { detail: [{ msg: `با این خرید، مجموع سرمایهٔ شما از سقف ${most} ریال می‌گذرد.` }] })
  }
}
