import type { Sql } from '../db/sql'

/** Each one counts violations; all of them are 0 in a right ledger. */
const violationQueries: Readonly<Record<string, string>> = {
  'rows that do not add to zero': 'select coalesce(sum(amount), 0)::text as violations from ledger_row',
  'balances that do not add to zero': 'select coalesce(sum(balance), 0)::text as violations from ledger_account',
  'transfers that do not balance': `select count(*)::text as violations from (select transfer_id from ledger_row
     group by transfer_id having sum(amount) <> 0 or count(*) < 2) t`,
  'balances that are not the sum of their rows': `select count(*)::text as violations from ledger_account a
     where balance <> (select coalesce(sum(amount), 0) from ledger_row r where r.account_id = a.id)`,
  'accounts below zero':
    'select count(*)::text as violations from ledger_account where balance < 0 and not may_be_negative',
  'accounts that may owe and must not': `select count(*)::text as violations from ledger_account
     where may_be_negative and name <> 'world' and name not like 'fund:%'`,
  'holdings that are not their lots': `select count(*)::text as violations from holding h
     where units <> (select coalesce(sum(l.units), 0) from lot l where l.sub = h.sub and l.ds_code = h.ds_code)`,
  'units below zero, or more blocked than held': `select count(*)::text as violations from holding
     where units < 0 or blocked_units not between 0 and units`,
  'lots below zero or without a holding': `select count(*)::text as violations from lot l
     where units < 0 or not exists (select 1 from holding h where h.sub = l.sub and h.ds_code = l.ds_code)`,
  'blocked units that are not those of open sales': `select count(*)::text as violations from holding h
     where blocked_units <> (select coalesce(sum(o.units), 0) from fund_order o
       where o.sub = h.sub and o.ds_code = h.ds_code and o.side = 'SELL' and o.status = 'PENDING')`,
  'money in clearing that is not that of open purchases': `select ((select coalesce(sum(amount), 0) from fund_order
     where side = 'BUY' and status = 'PENDING')
     - coalesce((select balance from ledger_account where name = 'clearing'), 0))::text as violations`,
  'orders that came to one state twice': `select count(*)::text as violations from (select order_id from order_step
     group by order_id, status having count(*) > 1) t`,
  'orders whose timeline ends elsewhere': `select count(*)::text as violations from fund_order o
     where status <> (select s.status from order_step s where s.order_id = o.id order by sort desc limit 1)`,
  'steps that go back in time': `select count(*)::text as violations from order_step a
     join order_step b on b.order_id = a.order_id and b.sort = a.sort + 1 where b.at < a.at`,
  'orders that moved on without their money': `select count(*)::text as violations from fund_order o
     where side = 'BUY' and (status in ('PENDING', 'DONE', 'REJECTED'))
       <> exists (select 1 from ledger_transfer t where t.event = 'paid:' || o.id) and status <> 'CANCELED'`,
  'money that the gateway took for a payment that had ended': `select count(*)::text as violations from gateway_session s
     join payment p on p.uuid = s.payment_uuid
     where s.status = 'SUCCESS' and p.status in ('FAILED', 'CANCELED') and s.amount = p.amount`,
  'refunds of nothing, or that never leave': `select count(*)::text as violations from fund_order o
     where (refund_due_at is not null)
       <> (coalesce((select balance from ledger_account a where a.name = 'refund:' || o.id), 0) > 0)`,
}

/** A rule of the ledger that is broken, and how often or by how much. */
interface LedgerViolation {
  readonly name: string
  readonly violations: string
}

/** Audit of the ledger: the rules that are broken in the database at this moment; none in a right one. */
export async function findLedgerViolations(sql: Sql): Promise<LedgerViolation[]> {
  const text = Object.entries(violationQueries)
    .map(([name, query]) => `select '${name}' as name, q.violations from (${query}) q`)
    .join(' union all ')
  const rows = await sql.query<LedgerViolation>(text)
  return rows.filter(({ violations }) => violations !== '0')
}
