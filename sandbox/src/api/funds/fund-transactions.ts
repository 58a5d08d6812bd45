import { type FundTransaction, listFundTransactions, listTransactions } from '@sarv/shared/contract/fund-transactions'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { runDueJobs } from '../../jobs/runner'
import { fundTransactionsSql } from '../../ledger/fund-transactions-sql'
import type { WithLocalTexts } from '../../local-text/local-text'
import { tehranDay } from '../../time/tehran'
import { parseDayRange } from '../lists/day-range'
import { type DayTotal, spanMonths, sumMonths } from '../lists/month-totals'
import { pageSize, toPage } from '../lists/paging'
import { serve } from '../pipeline/serve'

const ofPersonAndDays = `from (${fundTransactionsSql}) t where sub = $1 and ($2::text is null or ds_code = $2)
    and ($3::date is null or (date at time zone 'Asia/Tehran')::date >= $3::date)
    and ($4::date is null or (date at time zone 'Asia/Tehran')::date <= $4::date)
    and ($5::text is null or type = $5)`

interface Wanted {
  sub: string
  dsCode: string | null
  query: {
    from?: string | undefined
    to?: string | undefined
    type?: string | undefined
    page?: number | undefined
  }
}

type Params = readonly [sub: string, dsCode: string | null, from: string | null, to: string | null, type: string | null]

async function queryTransactions(db: Sql, params: Params, limit: string) {
  const rows = await db.query<WithLocalTexts<Omit<FundTransaction, 'date'>, 'fund_name'> & { date: Date }>(
    `select * ${ofPersonAndDays} order by date desc, id desc ${limit}`,
    [...params],
  )
  return rows.map((one) => ({ ...one, date: one.date.toISOString() }))
}

/** The totals of the months that these transactions stand in: what really moved. */
async function totalMonths(db: Sql, params: Params, rows: readonly { date: string }[]) {
  const span = spanMonths(rows.map(({ date }) => tehranDay(new Date(date))))
  if (span === undefined) return []
  const days = await db.query<DayTotal>(
    `select (date at time zone 'Asia/Tehran')::date as day,
       coalesce(sum(amount) filter (where type = 'INCREASE'), 0)::bigint as paid_in,
       coalesce(sum(amount) filter (where type = 'DECREASE'), 0)::bigint as paid_out
     ${ofPersonAndDays} and status = 'SUCCESS'
       and (date at time zone 'Asia/Tehran')::date >= $6::date and (date at time zone 'Asia/Tehran')::date < $7::date
     group by 1`,
    [...params, span.from, span.before],
  )
  return sumMonths(days)
}

async function findTransactions(api: Api, db: Sql, { sub, dsCode, query }: Wanted) {
  const { from, to } = parseDayRange(query, api.clock)
  const { page = 1 } = query
  await runDueJobs(db, api, sub)
  const params: Params = [sub, dsCode, from, to, query.type ?? null]
  const [row] = await db.query<{ count: number }>(`select count(*) as count ${ofPersonAndDays}`, [...params])
  const rows = await queryTransactions(db, params, `limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return { ...toPage(rows, page, row?.count ?? 0), months: await totalMonths(db, params, rows) }
}

export function fundTransactionRoutes(api: Api): void {
  serve(api, listTransactions, ({ db, person, query }) =>
    findTransactions(api, db, { sub: person.sub, dsCode: null, query }),
  )

  serve(api, listFundTransactions, async ({ db, person, params, query }) => {
    if ((await db.query('select 1 from fund where ds_code = $1', [params.dsCode])).length === 0) throw notFound()
    return findTransactions(api, db, { sub: person.sub, dsCode: params.dsCode, query })
  })
}
