import type { Lot } from '@sarv/shared/rules/early-withdrawal'
import type { Sql } from '../db/sql'

/** A purchase that still holds units. */
export interface HeldLot extends Lot {
  readonly id: number
}

/** Purchases of one person in one fund that still hold units, the oldest first. */
export function listLots(sql: Sql, sub: string, dsCode: string): Promise<HeldLot[]> {
  return sql.query<HeldLot>(
    'select id, units, purchased_at from lot where sub = $1 and ds_code = $2 and units > 0 order by purchased_at, id',
    [sub, dsCode],
  )
}
