import type { Sql } from '../db/sql'

/** One thing that holds of the money in the database at every moment, no matter who looked. */
export interface MoneyInvariant {
  /** Whose books it is about: the ledger's, which every test of money has, or those of accounts and portfolios. */
  readonly of: 'ledger' | 'bank' | 'portfolio'
  readonly says: string
  /** SQL that counts violations: 0 in right books. */
  readonly violations: string
}

/** The sixteen money invariants. */
const moneyInvariants: readonly MoneyInvariant[] = [
  {
    of: 'ledger',
    says: 'the entries of each transfer add to zero, and so do all entries and all balances',
    violations: `(select abs(coalesce(sum(amount), 0)) from ledger_row)
      + (select abs(coalesce(sum(balance), 0)) from ledger_account)
      + (select count(*) from (select 1 from ledger_row group by transfer_id having sum(amount) <> 0 or count(*) < 2) t)`,
  },
  {
    of: 'ledger',
    says: 'the balance of an account is the sum of its entries',
    violations: `select count(*) from ledger_account a
      where balance <> (select coalesce(sum(amount), 0) from ledger_row r where r.account_id = a.id)`,
  },
  {
    of: 'ledger',
    says: 'no account is below zero but the world and the funds',
    violations: `select count(*) from ledger_account
      where case when may_be_negative then name <> 'world' and name not like 'fund:%' else balance < 0 end`,
  },
  {
    of: 'ledger',
    says: 'a holding is the sum of its lots',
    violations: `(select count(*) from holding h where units <>
        (select coalesce(sum(l.units), 0) from lot l where l.sub = h.sub and l.ds_code = h.ds_code))
      + (select count(*) from lot l where units < 0
        or not exists (select 1 from holding h where h.sub = l.sub and h.ds_code = l.ds_code))`,
  },
  {
    of: 'ledger',
    says: 'the blocked units of a holding are those of its open sales, and never more than it has',
    violations: `(select count(*) from holding where units < 0 or blocked_units not between 0 and units)
      + (select count(*) from holding h where blocked_units <> (select coalesce(sum(o.units), 0) from fund_order o
        where o.sub = h.sub and o.ds_code = h.ds_code and o.side = 'SELL' and o.status = 'PENDING'))`,
  },
  {
    of: 'ledger',
    says: 'the money in clearing is that of paid purchases that wait for their units',
    violations: `select abs((select coalesce(sum(amount), 0) from fund_order where side = 'BUY' and status = 'PENDING')
      - coalesce((select balance from ledger_account where name = 'clearing'), 0))`,
  },
  {
    of: 'ledger',
    says: 'an order comes to each state once, never goes back in time, and stands where its timeline ends',
    violations: `(select count(*) from (select 1 from order_step group by order_id, status having count(*) > 1) t)
      + (select count(*) from order_step a join order_step b on b.order_id = a.order_id and b.sort = a.sort + 1
        where b.at < a.at)
      + (select count(*) from fund_order o where status <>
        (select s.status from order_step s where s.order_id = o.id order by sort desc limit 1))`,
  },
  {
    of: 'ledger',
    says: 'a purchase moves on with its money and not without',
    violations: `select count(*) from fund_order o where side = 'BUY' and status <> 'CANCELED'
      and status in ('PENDING', 'DONE', 'REJECTED')
        <> exists (select 1 from ledger_transfer t where t.event = 'paid:' || o.id)`,
  },
  {
    of: 'ledger',
    says: 'the gateway has taken no money for a payment that ended without it',
    violations: `select count(*) from gateway_session s join payment p on p.uuid = s.payment_uuid
      where s.status = 'SUCCESS' and p.status in ('FAILED', 'CANCELED') and s.amount = p.amount`,
  },
  {
    of: 'ledger',
    says: 'a refund waits for its way back as long as there is money to give back',
    violations: `select count(*) from fund_order o where (refund_due_at is not null)
      <> (coalesce((select balance from ledger_account a where a.name = 'refund:' || o.id), 0) > 0)`,
  },
  {
    of: 'bank',
    says: 'the balance of a bank account is the sum of its transactions',
    violations: `select count(*) from card_account a
      where coalesce((select balance from ledger_account l where l.name = 'card:' || a.id), 0)
        <> coalesce((select sum(case when type in ('profit', 'deposit') then amount else -amount end)
             from bank_transaction t where t.account_id = a.id), 0)`,
  },
  {
    of: 'bank',
    says: 'the money in transit is that of transfers under way, each its own',
    violations: `select count(*) from bank_transfer t
      where coalesce((select balance from ledger_account l where l.name = 'transit:' || t.id), 0)
        <> case when t.due_at is null then 0 else t.amount + t.fee end`,
  },
  {
    of: 'bank',
    says: 'a transfer that did not fail is in the ledger',
    violations: `select count(*) from bank_transfer t where t.status <> 'FAILED'
      and not exists (select 1 from ledger_transfer l where l.event = 'bank-transfer:' || t.id)`,
  },
  {
    of: 'bank',
    says: 'an account has one card that works',
    violations: `select count(*) from (select 1 from bank_card where replaced_at is null
      group by account_id having count(*) > 1) c`,
  },
  {
    of: 'bank',
    says: 'a charge is in the ledger as soon as its payment is paid, and not before',
    violations: `select count(*) from payment p where kind = 'CHARGE' and (status = 'SUCCESS')
      <> exists (select 1 from ledger_transfer l where l.event = 'charged:' || p.uuid)`,
  },
  {
    of: 'portfolio',
    says: 'what was paid into a portfolio is the sum of its deposits, one for each payment of it that is paid',
    violations: `(select count(*) from portfolio f
        where paid_in <> (select coalesce(sum(amount), 0) from portfolio_event e where e.prx = f.prx))
      + (select count(*) from pma_payment m join payment p on p.uuid = m.payment_uuid where (p.status = 'SUCCESS')
        <> exists (select 1 from ledger_transfer l
          where l.event in ('pma-increased:' || p.uuid, 'pma-paid:' || p.uuid)))`,
  },
]

/** An invariant that does not hold, and how often or by how much. */
interface Violation {
  readonly says: string
  readonly violations: string
}

/** Audit of the books: the invariants that do not hold in the database at this moment; none in right ones. */
export async function findViolations(
  sql: Sql,
  books: readonly MoneyInvariant['of'][] = ['ledger', 'bank', 'portfolio'],
): Promise<Violation[]> {
  const asked = moneyInvariants.filter((one) => books.includes(one.of))
  // Counted as numbers of any size, and told as text.
  const counts = asked.map(({ says, violations }) => `select '${says}' as says, (${violations})::text as violations`)
  const rows = await sql.query<Violation>(counts.join(' union all '))
  return rows.filter(({ violations }) => violations !== '0')
}
