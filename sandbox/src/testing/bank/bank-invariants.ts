import { expect } from '@jest/globals'
import type { Db } from '../../db/sql'
import { expectLedgerInvariants } from '../money/ledger-invariants'

/** Each one counts violations; all of them are 0 in a right bank. */
const violationQueries: Readonly<Record<string, string>> = {
  'accounts whose balance is not the sum of their transactions': `select count(*) as violations from card_account a
     where coalesce((select balance from ledger_account l where l.name = 'card:' || a.id), 0)
       <> coalesce((select sum(case when type in ('profit', 'deposit') then amount else -amount end)
            from bank_transaction t where t.account_id = a.id), 0)`,
  'transit that is not that of transfers under way': `select count(*) as violations from bank_transfer t
     where coalesce((select balance from ledger_account l where l.name = 'transit:' || t.id), 0)
       <> case when t.due_at is null then 0 else t.amount + t.fee end`,
  'transfers that are not in the ledger once': `select count(*) as violations from bank_transfer t
     where (t.status <> 'FAILED') > exists (select 1 from ledger_transfer l where l.event = 'bank-transfer:' || t.id)`,
  'cards beside the one that works': `select count(*) as violations from (select account_id from bank_card
     where replaced_at is null group by account_id having count(*) > 1) c`,
  'charges that are not in the ledger as their payments are': `select count(*) as violations from payment p
     where kind = 'CHARGE' and (status = 'SUCCESS')
       <> exists (select 1 from ledger_transfer l where l.event = 'charged:' || p.uuid)`,
}

/** What must hold in the ledger and in the bank at every moment. */
export async function expectBankInvariants(db: Db): Promise<void> {
  await expectLedgerInvariants(db)
  const text = Object.entries(violationQueries)
    .map(([name, query]) => `select '${name}' as name, q.violations from (${query}) q`)
    .join(' union all ')
  const rows = await db.query<{ name: string; violations: number }>(text)
  expect(rows.filter((row) => row.violations !== 0)).toEqual([])
}
