import type { Taken } from '@sarv/shared/rules/early-withdrawal'
import type { Sql } from '../db/sql'
import type { HeldLot } from './lots'

interface Purchased {
  readonly sub: string
  readonly dsCode: string
  readonly units: number
  readonly price: number
  /** Day from which the fee of a sale counts. */
  readonly day: string
}

/** Adds units to a person's holding, as a lot of their own. */
export async function addUnits(sql: Sql, { sub, dsCode, units, price, day }: Purchased): Promise<void> {
  await sql.query(
    `insert into holding (sub, ds_code, units) values ($1, $2, $3)
     on conflict (sub, ds_code) do update set units = holding.units + excluded.units`,
    [sub, dsCode, units],
  )
  await sql.query('insert into lot (sub, ds_code, units, price, purchased_at) values ($1, $2, $3, $4, $5)', [
    sub,
    dsCode,
    units,
    price,
    day,
  ])
}

/** Takes units out of their lots. The holding is the caller's. */
export async function takeFromLots(sql: Sql, taken: readonly Taken<HeldLot>[]): Promise<void> {
  for (const part of taken) {
    await sql.query('update lot set units = units - $2 where id = $1', [part.lot.id, part.units])
  }
}

export const feeOf = (taken: readonly Taken<HeldLot>[]) => taken.reduce((sum, part) => sum + part.fee, 0)
