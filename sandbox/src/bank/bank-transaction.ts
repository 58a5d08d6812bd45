import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import type { Time } from '../time/clock'

/** Row of an account's transactions: one movement of its money, as its owner reads it. */
export interface NewTransaction {
  /** The transfer's own number, for the row that took its money. */
  readonly id?: number
  readonly accountId: number
  readonly type: 'profit' | 'deposit' | 'withdraw' | 'fee'
  readonly name: LocalText
  /** Rial; the type says in which direction. */
  readonly amount: number
  readonly key: string
  readonly description?: string | null
}

/** Writes movements down, beside the transfer of the ledger that made them; those of nothing are left out. */
export async function recordTransactions(sql: Sql, time: Time, rows: readonly NewTransaction[]): Promise<void> {
  for (const { id, accountId, type, name, amount, key, description } of rows) {
    if (amount === 0) continue
    await sql.query(
      `insert into bank_transaction (id, account_id, type, name, at, amount, tran_key, description)
       values (coalesce($1, nextval('bank_transaction_id')), $2, $3, $4, $5, $6, $7, $8)`,
      [id ?? null, accountId, type, JSON.stringify(name), time.now(), amount, key, description ?? null],
    )
  }
}
