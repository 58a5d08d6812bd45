import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'

/** Entry of the double-entry ledger: money into (+) or out of (−) one account, in rial. */
export interface Entry {
  /** `world`, `clearing`, `fees`, `fund:11307`, `refund:<order>`, `card:<account>`, `transit:<transfer>`. */
  readonly account: string
  readonly amount: number
}

/** Accounts that may be negative: money outside of Sarv, and funds whose money is in securities. */
export const mayBeNegative = (account: string) => account === 'world' || account.startsWith('fund:')

/**
 * Posts one balanced transfer: rows whose sum is zero, and the new balances. An event that is posted already, entries that do not add
 * to zero and an account that would go below zero are errors of the database, and with them the whole transaction is undone.
 * @example await transfer(sql, clock, `paid:${orderId}`, [{ account: 'world', amount: -5 }, { account: 'clearing', amount: 5 }])
 */
export async function transfer(sql: Sql, time: Time, event: string, entries: readonly Entry[]): Promise<void> {
  const moving = entries.filter((entry) => entry.amount !== 0)
  if (moving.length === 0) return
  const names = [...new Set(moving.map((entry) => entry.account))]
  for (const name of names) {
    await sql.query('insert into ledger_account (name, may_be_negative) values ($1, $2) on conflict do nothing', [
      name,
      mayBeNegative(name),
    ])
  }
  // Always in the same order, so that two transfers never wait for each other.
  const accounts = await sql.query<{ id: number; name: string }>(
    'select id, name from ledger_account where name = any($1) order by id for update',
    [names],
  )
  const ids = new Map(accounts.map(({ id, name }) => [name, id]))
  const booked = firstRow(
    await sql.query<{ id: number }>('insert into ledger_transfer (event, at) values ($1, $2) returning id', [
      event,
      time.now(),
    ]),
  )
  for (const { account, amount } of moving) {
    const id = ids.get(account)
    await sql.query('insert into ledger_row (transfer_id, account_id, amount) values ($1, $2, $3)', [
      booked.id,
      id,
      amount,
    ])
    await sql.query('update ledger_account set balance = balance + $2 where id = $1', [id, amount])
  }
}

/** Balance of an account; nothing was ever posted to an unknown one. */
export async function readBalance(sql: Sql, account: string): Promise<number> {
  const [row] = await sql.query<{ balance: number }>('select balance from ledger_account where name = $1', [account])
  return row?.balance ?? 0
}
