import { formatRial } from '@sarv/shared/money/rial'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { invalidField } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'

/** Largest amount: what fits the amount field, fifteen digits. Sums of more would no longer be exact numbers on the wire. */
export const maxAmount = 999_999_999_999_999

/** Upper limit: an error for a purchase after which units and open purchases would be worth more than screens show. */
export async function requireBelowCeiling(sql: Sql, sub: string, amount: number): Promise<void> {
  const rows = await sql.query<{ is_too_much: boolean }>(
    `select $2::numeric
       + coalesce((select sum(amount) from fund_order
           where sub = $1 and side = 'BUY' and status in ('WAITING', 'PENDING')), 0)
       + coalesce((select sum(h.units * p.price::numeric) from holding h cross join lateral
           (select price from price where instrument = 'fund:' || h.ds_code order by day desc limit 1) p
           where h.sub = $1), 0) > $3 as is_too_much`,
    [sub, amount, maxAmount],
  )
  if (firstRow(rows).is_too_much) throw invalidField(aboveCeiling)
}

const aboveCeiling: LocalText = {
  fa: `با این خرید، مجموع سرمایهٔ شما از سقف ${formatRial(maxAmount, 'fa')} می‌گذرد.`,
  en: `With this purchase your investments would come to more than the limit of ${formatRial(maxAmount, 'en')}.`,
}
