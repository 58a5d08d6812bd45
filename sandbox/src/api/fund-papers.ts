import {
  type AccountChange,
  getCardex,
  getCardexFile,
  getCertificateFile,
  listAccountHistory,
  listDepositCertificates,
  listProfitShares,
  type ProfitShare,
} from '@sarv/shared/contract/fund-papers'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { cardexPaper } from '../documents/cardex-paper'
import { certificatePaper } from '../documents/certificate-paper'
import { jalaliMonthStarts, tehranDay } from '../ledger/tehran'
import { catchUp } from '../ledger/time-passes'
import type { Api } from '../world'
import { cardexOf } from './cardex-of'
import { certificatesOf } from './certificates'
import { type DayRange, dayRange } from './day-range'
import { FileReply } from './file-reply'
import { wholeNumber } from './ids'
import { PAGE_SIZE, pageOf } from './paging'
import { notFound } from './refuse'
import { serve } from './serve'

const MONTHS_OF_PROFIT = 24

interface Asked {
  readonly db: Sql
  readonly clock: Clock
  readonly person: { readonly sub: string }
  readonly query: { ds_code?: string | undefined; from?: string | undefined; to?: string | undefined }
}

/** Whose papers, of which fund and days; by then everything that was due is done. */
async function wantedBy({
  db,
  clock,
  person,
  query,
}: Asked): Promise<{ sub: string; dsCode: string | null } & DayRange> {
  const span = dayRange(query, clock)
  const dsCode = query.ds_code || null
  const [fund] = await db.query('select 1 from fund where ds_code = $1', [dsCode])
  if (dsCode !== null && fund === undefined) throw notFound()
  await catchUp(db, clock, person.sub)
  return { sub: person.sub, dsCode, ...span }
}

/** One page of what a statement with the columns sub, ds_code and date finds, newest first. */
async function pageFrom<Row extends object>(
  sql: Sql,
  from: string,
  {
    sub,
    dsCode,
    from: first,
    to,
    page = 1,
  }: { sub: string; dsCode: string | null; page?: number | undefined } & DayRange,
) {
  const where = `sub = $1 and ($2::text is null or ds_code = $2) and ($3::date is null or date >= $3) and ($4::date is null or date <= $4)`
  const params = [sub, dsCode, first, to]
  const [row] = await sql.query<{ count: number }>(`select count(*) as count from (${from}) t where ${where}`, params)
  const rows = await sql.query<Row>(
    `select * from (${from}) t where ${where} order by date desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    params,
  )
  return pageOf(rows, page, row?.count ?? 0)
}

const CHANGES = `
  select o.sub, o.id, o.ds_code, f.name as fund_name, o.settles_on as date,
    case o.side when 'BUY' then o.units else -o.units end as change,
    (sum(case o.side when 'BUY' then o.units else -o.units end)
      over (partition by o.sub, o.ds_code order by o.settles_on, o.id))::bigint as balance
  from fund_order o join fund f on f.ds_code = o.ds_code where o.status = 'DONE' and o.units > 0`

const SHARES = `
  select y.sub, y.id, y.ds_code, f.name as fund_name, y.day as date, p.per_unit, y.units, y.amount, y.iban
  from profit_payout y join fund f on f.ds_code = y.ds_code
    join fund_profit p on p.ds_code = y.ds_code and p.day = y.day`

const later = (day: string, other: string | null) => (other !== null && other > day ? other : day)

/** The papers of a fund life: certificates, units, profit and cardex. (SBX-102) */
export function fundPapersArea(api: Api): void {
  serve(api, listDepositCertificates, async (call) => certificatesOf(call.db, await wantedBy(call)))

  serve(api, getCertificateFile, async ({ db, clock, person, params }) => {
    const id = wholeNumber(params.id)
    const all = await certificatesOf(db, await wantedBy({ db, clock, person, query: {} }))
    const certificate = all.find((one) => one.id === id)
    if (certificate === undefined) throw notFound()
    const today = tehranDay(clock.now())
    return new FileReply(
      await certificatePaper(certificate, today),
      'application/pdf',
      `گواهی ${certificate.fund_name}.pdf`,
    )
  })

  serve(api, listAccountHistory, async (call) =>
    pageFrom<AccountChange>(call.db, CHANGES, { ...(await wantedBy(call)), page: call.query.page }),
  )

  serve(api, listProfitShares, async (call) => {
    const wanted = await wantedBy(call)
    const oldest = jalaliMonthStarts(tehranDay(call.clock.now()), MONTHS_OF_PROFIT)[0] ?? ''
    const from = later(oldest, wanted.from)
    return pageFrom<ProfitShare>(call.db, SHARES, { ...wanted, from, page: call.query.page })
  })

  const cardex = async (call: Asked & { language: 'fa' | 'en' }) => {
    const { sub, dsCode, ...span } = await wantedBy(call)
    return cardexOf(call.db, { sub, dsCode, span, today: tehranDay(call.clock.now()), language: call.language })
  }
  serve(api, getCardex, cardex)

  serve(api, getCardexFile, async (call) => {
    // A paper to be shown to others is Persian, whatever language the app is read in.
    const found = await cardex({ ...call, language: 'fa' })
    return new FileReply(await cardexPaper(found), 'application/pdf', `کاردکس ${found.from} تا ${found.to}.pdf`)
  })
}
