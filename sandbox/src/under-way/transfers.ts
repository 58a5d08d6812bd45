import type { Sql } from '../db/sql'
import type { UnderWayRow } from './under-way-row'

interface Row {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly since: Date
}

/** Bank transfers whose money left and has not arrived. It goes to a person: none of it counts as the person's. */
export async function readTransfers(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  const rows = await sql.query<Row>(
    `select t.id::text as id, t.destination_title as name, t.amount, t.created_at as since
     from bank_transfer t join card_account a on a.id = t.account_id
     where a.sub = $1 and t.due_at is not null`,
    [sub],
  )
  return rows.map(({ since, ...row }) => ({
    ...row,
    kind: 'TRANSFER',
    paid: 0,
    state: 'IN_TRANSIT',
    since: since.toISOString(),
    due: null,
    payment_uuid: null,
  }))
}
