import { type FundTransaction, listFundTransactions, listTransactions } from '@sarv/shared/contract/fund-transactions'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { runDueJobs } from '../../jobs/runner'
import type { WithLocalTexts } from '../../local-text/local-text'
import { parseDayRange } from '../lists/day-range'
import { pageSize, toPage } from '../lists/paging'
import { serve } from '../pipeline/serve'

/** A purchase is its payment, reversed when the money went back; a sale is what it pays out. */
const transactionsSql = `
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

async function findTransactions(api: Api, db: Sql, { sub, dsCode, query }: Wanted) {
  const { from, to } = parseDayRange(query, api.clock)
  const { page = 1 } = query
  await runDueJobs(db, api, sub)
  const where = `sub = $1 and ($2::text is null or ds_code = $2)
    and ($3::date is null or (date at time zone 'Asia/Tehran')::date >= $3::date)
    and ($4::date is null or (date at time zone 'Asia/Tehran')::date <= $4::date)`
  const params = [sub, dsCode, from, to]
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from (${transactionsSql}) t where ${where}`,
    params,
  )
  const rows = await db.query<WithLocalTexts<Omit<FundTransaction, 'date'>, 'fund_name'> & { date: Date }>(
    `select * from (${transactionsSql}) t where ${where} order by date desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
    params,
  )
  return toPage(
    rows.map((one) => ({ ...one, date: one.date.toISOString() })),
    page,
    row?.count ?? 0,
  )
}

export function fundTransactionRoutes(api: Api): void {
  serve(api, listTransactions, ({ db, person, query }) =>
    findTransactions(api, db, { sub: person.sub, dsCode: null, query }),
  )

  serve(api, listFundTransactions, async ({ db, person, params, query }) => {
    const [fund] = await db.query('select 1 from fund where ds_code = $1', [params.dsCode])
    if (fund === undefined) throw notFound()
    return findTransactions(api, db, { sub: person.sub, dsCode: params.dsCode, query })
  })
}
