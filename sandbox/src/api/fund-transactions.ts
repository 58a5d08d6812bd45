import { type FundTransaction, listFundTransactions, listTransactions } from '@sarv/shared/contract/fund-transactions'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { catchUp } from '../ledger/time-passes'
import type { Api } from '../world'
import { dayRange } from './day-range'
import { PAGE_SIZE, pageOf } from './paging'
import { notFound } from './refuse'
import { serve } from './serve'

/** A purchase is its payment, reversed when the money went back; a sale is what it pays out. */
const TRANSACTIONS = `
  select o.id, o.sub, o.ds_code, f.name as fund_name, o.id as order_id,
    case o.side when 'BUY' then 'INCREASE' else 'DECREASE' end as type,
    case
      when o.side = 'BUY' and p.status = 'SUCCESS' and o.status in ('CANCELED', 'REJECTED') then 'REVERSED'
      when o.side = 'BUY' then p.status
      when o.status = 'DONE' then 'SUCCESS'
      when o.status = 'PENDING' then 'WAITING'
      when o.status = 'CANCELED' then 'CANCELED'
      else 'FAILED'
    end as status,
    case o.side when 'BUY' then o.amount else o.amount - o.fee end as amount,
    coalesce(p.settled_at, o.created_at) as date
  from fund_order o join fund f on f.ds_code = o.ds_code left join payment p on p.order_id = o.id`

interface Wanted {
  sub: string
  dsCode: string | null
  query: { from?: string | undefined; to?: string | undefined; page?: number | undefined }
}

async function transactionsOf(db: Sql, clock: Clock, { sub, dsCode, query }: Wanted) {
  const { from, to } = dayRange(query, clock)
  const { page = 1 } = query
  await catchUp(db, clock, sub)
  const where = `sub = $1 and ($2::text is null or ds_code = $2)
    and ($3::date is null or (date at time zone 'Asia/Tehran')::date >= $3::date)
    and ($4::date is null or (date at time zone 'Asia/Tehran')::date <= $4::date)`
  const params = [sub, dsCode, from, to]
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from (${TRANSACTIONS}) t where ${where}`,
    params,
  )
  const rows = await db.query<Omit<FundTransaction, 'date'> & { date: Date }>(
    `select * from (${TRANSACTIONS}) t where ${where} order by date desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    params,
  )
  return pageOf(
    rows.map((one) => ({ ...one, date: one.date.toISOString() })),
    page,
    row?.count ?? 0,
  )
}

export function fundTransactionsArea(api: Api): void {
  serve(api, listTransactions, ({ db, clock, person, query }) =>
    transactionsOf(db, clock, { sub: person.sub, dsCode: null, query }),
  )

  serve(api, listFundTransactions, async ({ db, clock, person, params, query }) => {
    const [fund] = await db.query('select 1 from fund where ds_code = $1', [params.dsCode])
    if (fund === undefined) throw notFound()
    return transactionsOf(db, clock, { sub: person.sub, dsCode: params.dsCode, query })
  })
}
