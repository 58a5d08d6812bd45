import { expect } from '@jest/globals'
import type { Sql } from '../../db/sql'
import { findViolations, type MoneyInvariant } from '../../ledger/money-invariants'

/** The invariants of some books hold now. */
export async function expectInvariants(sql: Sql, books: readonly MoneyInvariant['of'][]): Promise<void> {
  expect(await findViolations(sql, books)).toEqual([])
}

/** What must hold in the ledger at every moment, no matter who looked. */
export const expectLedgerInvariants = (sql: Sql): Promise<void> => expectInvariants(sql, ['ledger'])

/** What is on each account, the refunds together; empty accounts are left out. */
export async function readBalances(db: Sql): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; balance: number }>(
    `select case when name like 'refund:%' then 'refund' else name end as name, sum(balance)::bigint as balance
     from ledger_account group by 1 having sum(balance) <> 0`,
  )
  return new Map(rows.map((row): [string, number] => [row.name, row.balance]).toSorted())
}
