import type { Sql } from '../../db/sql'

/** Account and amount of the entries that were posted for an event, by account. */
export async function entriesOf(sql: Sql, event: string): Promise<[account: string, amount: number][]> {
  const rows = await sql.query<{ name: string; amount: number }>(
    `select a.name, r.amount from ledger_transfer t join ledger_row r on r.transfer_id = t.id
       join ledger_account a on a.id = r.account_id where t.event = $1 order by a.name, r.amount`,
    [event],
  )
  return rows.map(({ name, amount }) => [name, amount])
}

/** When the transfer of an event was posted. */
export async function postedAt(sql: Sql, event: string): Promise<Date | undefined> {
  return (await sql.query<{ at: Date }>('select at from ledger_transfer where event = $1', [event]))[0]?.at
}

/** Status and moment of each step of an order. */
export async function stepsOf(sql: Sql, orderId: number): Promise<[status: string, at: string][]> {
  const rows = await sql.query<{ status: string; at: Date }>(
    'select status, at from order_step where order_id = $1 order by sort',
    [orderId],
  )
  return rows.map(({ status, at }) => [status, at.toISOString()])
}
