import type { HistoryEntry, PortfolioTransaction } from '@sarv/shared/contract/portfolios'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { WithLocalTexts } from '../local-text/local-text'

/**
 * Payments at which the person did something: the gateway decided, or a slip was handed in. A payment that was only
 * offered is not a transaction. Money that went back with a portfolio which was never made is REVERSED.
 */
const paymentsSql = `
  select p.uuid::text as id, p.sub, m.purpose as type,
    case
      when p.status = 'WAITING' and b.id is not null and b.verdict is null then 'REVIEW'
      when p.status = 'SUCCESS' and o.closed_at is not null and a.prx is null then 'REVERSED'
      else p.status
    end as status,
    p.amount, coalesce(b.submitted_at, p.decided_at, p.settled_at, p.created_at) as date,
    case when b.id is null then 'IPG' else 'RECEIPT' end as method,
    coalesce(b.tracking_number, p.trace_number) as reference,
    coalesce(m.prx, a.prx) as prx, coalesce(a.plan_id, f.plan_id) as plan_id
  from payment p join pma_payment m on m.payment_uuid = p.uuid
    left join onboarding o on o.uuid = m.onb_uuid
    left join pma_onboarding a on a.onb_uuid = m.onb_uuid
    left join portfolio f on f.prx = m.prx
    left join lateral (
      select id, verdict, submitted_at, tracking_number from bank_slip
      where payment_uuid = p.uuid and submitted_at is not null order by id desc limit 1
    ) b on true
  where p.decided_at is not null or b.id is not null`

/** Events of portfolios. */
const eventsSql = `
  select 'event:' || e.id as id, f.sub, e.kind, e.amount, e.units, e.price, e.at as date, e.reference, e.prx, f.plan_id
  from portfolio_event e join portfolio f on f.prx = e.prx`

/** An event that began a portfolio before there were payments to tell of it. */
const isOldBeginningSql = "e.kind = 'CREATED' and not exists (select 1 from pma_onboarding a where a.prx = e.prx)"

const oldBeginningsSql = `
  select id, sub, 'START' as type, 'SUCCESS' as status, amount, date, null as method, reference, prx, plan_id
  from (${eventsSql}) e where ${isOldBeginningSql}`

/** Payments for portfolios, and the beginnings of which no payment tells. */
export const transactionsSql = `${paymentsSql} union all ${oldBeginningsSql}`

/** Those that a filter lets through; its values are $3 and $4. */
const filteredSql = `from (${transactionsSql}) t
  where ($3::text[] is null or status = any($3)) and ($4::text is null or type = $4)`

/** Events and payments; the filter by kind is $3. */
const historySql = `
  select id, sub, kind, null as status, amount, units, price, date, reference, prx, plan_id, 1 as rank
  from (${eventsSql}) e where $3::text is null or kind = $3
  union all
  select id, sub, type, status, amount, null, null, date, reference, prx, plan_id, 0
  from (${paymentsSql}) p where $3::text is null or type = $3`

/**
 * What counts of the history: payments that came in, and what no payment tells of. Of one kind of events each counts:
 * their payments are not among them then.
 */
const countedSql = `
  select sub, prx, amount, date from (${eventsSql}) e where kind = $3 or ($3::text is null and ${isOldBeginningSql})
  union all
  select sub, prx, amount, date from (${paymentsSql}) p where status = 'SUCCESS' and ($3::text is null or type = $3)`

/** Words of the status that a filter means. */
export const statusesByFilter = {
  SUCCESS: ['SUCCESS'],
  WAITING: ['WAITING', 'REVIEW'],
  FAILED: ['FAILED', 'CANCELED', 'REVERSED'],
} as const

interface Owned {
  readonly sub: string
  /** Without it all of the person's, also what has no code yet. */
  readonly prx: string | undefined
}

interface Wanted extends Owned {
  readonly limit: number
  readonly offset: number
}

interface TransactionFilter {
  readonly status: keyof typeof statusesByFilter | undefined
  readonly type: string | undefined
}

interface HistoryFilter {
  readonly kind: string | undefined
}

/** ISO days, the last one not among them. */
interface Days {
  readonly from: string
  readonly before: string
}

interface PaidDay {
  /** ISO day. */
  readonly day: string
  readonly paid_in: number
  readonly paid_out: number
}

interface HistoryPage<Row> {
  /** Rows in all pages together. */
  readonly count: number
  readonly rows: (Omit<Row, 'date'> & { readonly date: Date })[]
}

/** Reads the payments for portfolios, newest first. */
export function readTransactions(
  sql: Sql,
  wanted: Wanted & TransactionFilter,
): Promise<HistoryPage<WithLocalTexts<PortfolioTransaction, 'plan_name'>>> {
  return readPage(sql, `select t.*, 0 as rank ${filteredSql}`, wanted, toFilterParams(wanted))
}

/** Reads what was really paid for portfolios, day by day. */
export function readPaidDays(sql: Sql, wanted: Owned & TransactionFilter, days: Days): Promise<PaidDay[]> {
  return sumDays(sql, `select t.* ${filteredSql} and status = 'SUCCESS'`, wanted, toFilterParams(wanted), days)
}

const toFilterParams = ({ status, type }: TransactionFilter) => [
  status === undefined ? null : statusesByFilter[status],
  type ?? null,
]

/** Events and payments, newest first; what a payment brought about stands above it. */
export function readHistory(
  sql: Sql,
  wanted: Wanted & HistoryFilter,
): Promise<HistoryPage<WithLocalTexts<HistoryEntry, 'plan_name'>>> {
  return readPage(sql, historySql, wanted, [wanted.kind ?? null])
}

/** Reads what the history of portfolios adds up to, day by day. */
export function readHistoryDays(sql: Sql, wanted: Owned & HistoryFilter, days: Days): Promise<PaidDay[]> {
  return sumDays(sql, countedSql, wanted, [wanted.kind ?? null], days)
}

/** Adds up what came in on each day of whole months. */
function sumDays(
  sql: Sql,
  all: string,
  { sub, prx }: Owned,
  more: readonly unknown[],
  { from, before }: Days,
): Promise<PaidDay[]> {
  const day = "(t.date at time zone 'Asia/Tehran')::date"
  const next = more.length + 3
  return sql.query(
    `select ${day} as day, sum(t.amount)::bigint as paid_in, 0 as paid_out
     from (${all}) t where t.sub = $1 and ($2::text is null or t.prx = $2)
       and ${day} >= $${next}::date and ${day} < $${next + 1}::date
     group by 1`,
    [sub, prx ?? null, ...more, from, before],
  )
}

async function readPage<Row>(
  sql: Sql,
  all: string,
  { sub, prx, limit, offset }: Wanted,
  more: readonly unknown[],
): Promise<HistoryPage<Row>> {
  const from = `from (${all}) t join plan l on l.id = t.plan_id where t.sub = $1 and ($2::text is null or t.prx = $2)`
  const params = [sub, prx ?? null, ...more]
  const counted = await sql.query<{ count: number }>(`select count(*) as count ${from}`, params)
  const rows = await sql.query<HistoryPage<Row>['rows'][number]>(
    `select t.*, l.name as plan_name ${from} order by t.date desc, t.rank desc, t.id desc limit ${limit} offset ${offset}`,
    params,
  )
  return { count: firstRow(counted).count, rows }
}
