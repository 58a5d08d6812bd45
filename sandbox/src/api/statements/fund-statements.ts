import type { Language } from '@sarv/platform/client/i18n/language'
import {
  type AccountChange,
  getCardex,
  getCardexFile,
  getCertificateFile,
  listAccountHistory,
  listDepositCertificates,
  listProfitShares,
  type ProfitShare,
} from '@sarv/shared/contract/fund-statements'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { PdfResponse } from '../../http/pdf-response'
import { runDueJobs } from '../../jobs/runner'
import type { WithLocalTexts } from '../../local-text/local-text'
import { jalaliMonthStarts, tehranDay } from '../../time/tehran'
import { type DayRange, parseDayRange } from '../lists/day-range'
import { type DayTotal, spanMonths, sumMonths } from '../lists/month-totals'
import { pageSize, toPage } from '../lists/paging'
import { serve } from '../pipeline/serve'
import { buildCardex } from './cardex'
import { listCertificates } from './certificates'

const monthsOfProfit = 24

interface Asked {
  readonly db: Sql
  readonly person: { readonly sub: string }
  readonly query: { ds_code?: string | undefined; from?: string | undefined; to?: string | undefined }
}

interface Wanted extends DayRange {
  readonly sub: string
  readonly dsCode: string | null
}

/** The filter of a statement: person, fund and days; all due jobs are done before. */
async function prepareFilter(api: Api, { db, person, query }: Asked): Promise<Wanted> {
  const span = parseDayRange(query, api.clock)
  const dsCode = query.ds_code || null
  const [fund] = await db.query('select 1 from fund where ds_code = $1', [dsCode])
  if (dsCode !== null && fund === undefined) throw notFound()
  await runDueJobs(db, api, person.sub)
  return { sub: person.sub, dsCode, ...span }
}

/** What a filter lets through of a statement with the columns sub, ds_code and date. */
const matchesSql = `sub = $1 and ($2::text is null or ds_code = $2)
  and ($3::date is null or date >= $3) and ($4::date is null or date <= $4)`
const toParams = ({ sub, dsCode, from, to }: Wanted) => [sub, dsCode, from, to]

/** Paginated query: one page of what a filter lets through of a statement, newest first. */
async function queryPage<Row extends object>(sql: Sql, statement: string, wanted: Wanted, page = 1) {
  const from = `from (${statement}) t where ${matchesSql}`
  const params = toParams(wanted)
  const [row] = await sql.query<{ count: number }>(`select count(*) as count ${from}`, params)
  const rows = await sql.query<Row>(
    `select * ${from} order by date desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
    params,
  )
  return toPage(rows, page, row?.count ?? 0)
}

/** The totals of the months that these payouts stand in, under their filter. */
async function totalMonths(sql: Sql, wanted: Wanted, payouts: readonly { readonly date: string }[]) {
  const span = spanMonths(payouts.map(({ date }) => date))
  if (span === undefined) return []
  const days = await sql.query<DayTotal>(
    `select date as day, sum(amount)::bigint as paid_in, 0 as paid_out
     from (${sharesSql}) t where ${matchesSql} and date >= $5 and date < $6 group by 1`,
    [...toParams(wanted), span.from, span.before],
  )
  return sumMonths(days)
}

const changesSql = `
  select o.sub, o.id, o.ds_code, f.name as fund_name, o.settles_on as date,
    case o.side when 'BUY' then o.units else -o.units end as change,
    (sum(case o.side when 'BUY' then o.units else -o.units end)
      over (partition by o.sub, o.ds_code order by o.settles_on, o.id))::bigint as balance
  from fund_order o join fund f on f.ds_code = o.ds_code where o.status = 'DONE' and o.units > 0`

const sharesSql = `
  select y.sub, y.id, y.ds_code, f.name as fund_name, y.day as date, p.per_unit, y.units, y.amount, y.iban
  from profit_payout y join fund f on f.ds_code = y.ds_code
    join fund_profit p on p.ds_code = y.ds_code and p.day = y.day`

const later = (day: string, other: string | null) => (other !== null && other > day ? other : day)

/** Fund statements: certificates, units, profit and cardex. (SBX-102) */
export function fundStatementRoutes(api: Api): void {
  serve(api, listDepositCertificates, async (call) => listCertificates(call.db, await prepareFilter(api, call)))

  serve(api, getCertificateFile, async ({ db, clock, language, person, params }) => {
    const id = parseId(params.id)
    const all = await listCertificates(db, await prepareFilter(api, { db, person, query: {} }))
    const certificate = all.find((one) => one.id === id)
    if (certificate === undefined) throw notFound()
    const today = tehranDay(clock.now())
    const { fa, en } = certificate.fund_name
    const name = { fa: `گواهی ${fa}.pdf`, en: `Certificate of ${en}.pdf` }
    return new PdfResponse({ kind: 'certificate', certificate, today, language }, name[language])
  })

  serve(api, listAccountHistory, async (call) =>
    queryPage<WithLocalTexts<AccountChange, 'fund_name'>>(
      call.db,
      changesSql,
      await prepareFilter(api, call),
      call.query.page,
    ),
  )

  serve(api, listProfitShares, async (call) => {
    const asked = await prepareFilter(api, call)
    const oldest = jalaliMonthStarts(tehranDay(api.clock.now()), monthsOfProfit)[0] ?? ''
    const wanted = { ...asked, from: later(oldest, asked.from) }
    const page = await queryPage<WithLocalTexts<ProfitShare, 'fund_name'>>(call.db, sharesSql, wanted, call.query.page)
    return { ...page, months: await totalMonths(call.db, wanted, page.results) }
  })

  const cardex = async (call: Asked & { readonly language: Language }) => {
    const { sub, dsCode, ...span } = await prepareFilter(api, call)
    return buildCardex(call.db, { sub, dsCode, span, today: tehranDay(api.clock.now()), language: call.language })
  }
  serve(api, getCardex, cardex)

  serve(api, getCardexFile, async (call) => {
    const { language } = call
    const found = await cardex(call)
    const name = { fa: `کاردکس ${found.from} تا ${found.to}.pdf`, en: `Cardex ${found.from} to ${found.to}.pdf` }
    return new PdfResponse({ kind: 'cardex', cardex: found, language }, name[language])
  })
}
