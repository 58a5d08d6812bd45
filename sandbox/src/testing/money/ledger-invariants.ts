import { expect } from '@jest/globals'
import type { Sql } from '../../db/sql'
import { type MoneyInvariant, moneyInvariants } from './money-invariants'

/** The invariants of some books hold now. */
export async function expectInvariants(sql: Sql, books: readonly MoneyInvariant['of'][]): Promise<void> {
  const wanted = moneyInvariants.filter((one) => books.includes(one.of))
  // Counted as numbers of any size, and told as text.
  const counts = wanted.map(({ violations }, index) => `select ${index} as index, (${violations})::text as violations`)
  const rows = await sql.query<{ index: number; violations: string }>(counts.join(' union all '))
  expect(rows.filter((row) => row.violations !== '0').map((row) => [wanted[row.index]?.says, row.violations])).toEqual(
    [],
  )
}

/** What must hold in the ledger at every moment, whoever looked or did not look. */
export const expectLedgerInvariants = (sql: Sql): Promise<void> => expectInvariants(sql, ['ledger'])

/** What is on each account, the refunds together; empty accounts are left out. */
export async function readBalances(db: Sql): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; balance: number }>(
    `select case when name like 'refund:%' then 'refund' else name end as name, sum(balance)::bigint as balance
     from ledger_account group by 1 having sum(balance) <> 0`,
  )
  return new Map(rows.map((row): [string, number] => [row.name, row.balance]).toSorted())
}
