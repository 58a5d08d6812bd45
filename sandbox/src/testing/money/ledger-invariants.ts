import { expect } from '@jest/globals'
import type { Db } from '../../db/sql'
import { findLedgerViolations } from '../../ledger/ledger-violations'

/** What must hold in the database at every moment, whoever looked or did not look. */
export async function expectLedgerInvariants(db: Db): Promise<void> {
  expect(await findLedgerViolations(db)).toEqual([])
}

/** What is on each account, the refunds together; empty accounts are left out. */
export async function readBalances(db: Db): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; balance: number }>(
    `select case when name like 'refund:%' then 'refund' else name end as name, sum(balance)::bigint as balance
     from ledger_account group by 1 having sum(balance) <> 0`,
  )
  return new Map(rows.map((row): [string, number] => [row.name, row.balance]).toSorted())
}
