import type { Sql } from '../db/sql'
import type { Lot } from './fees'

/** Purchases of one person in one fund that still hold units, the oldest first. */
export function lotsOf(sql: Sql, sub: string, dsCode: string): Promise<Lot[]> {
  return sql.query<Lot>(
    'select id, units, purchased_at from lot where sub = $1 and ds_code = $2 and units > 0 order by purchased_at, id',
    [sub, dsCode],
  )
}
