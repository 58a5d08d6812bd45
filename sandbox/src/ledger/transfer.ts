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
  await sql.query(
    `insert into ledger_account (name, may_be_negative) select * from unnest($1::text[], $2::boolean[])
     on conflict do nothing`,
    [names, names.map(mayBeNegative)],
  )
  // Always in the same order, so that two transfers never wait for each other.
  await sql.query('select id from ledger_account where name = any($1) order by id for update', [names])
  const rows = [moving.map((entry) => entry.account), moving.map((entry) => entry.amount)]
  await sql.query(
    `with booked as (insert into ledger_transfer (event, at) values ($1, $2) returning id)
     insert into ledger_row (transfer_id, account_id, amount)
     select booked.id, a.id, e.amount from booked, unnest($3::text[], $4::bigint[]) with ordinality as e (account, amount, place)
       join ledger_account a on a.name = e.account order by e.place`,
    [event, time.now(), ...rows],
  )
  await sql.query(
    `update ledger_account a set balance = a.balance + e.amount
     from (select account, sum(amount) as amount from unnest($1::text[], $2::bigint[]) as r (account, amount) group by account) e
     where a.name = e.account`,
    rows,
  )
}

/** Balance of an account; nothing was ever posted to an unknown one. */
export async function readBalance(sql: Sql, account: string): Promise<number> {
  const [row] = await sql.query<{ balance: number }>('select balance from ledger_account where name = $1', [account])
  return row?.balance ?? 0
}
