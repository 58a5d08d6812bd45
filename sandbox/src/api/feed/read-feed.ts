import type { FeedEntry, FeedState } from '@sarv/shared/contract/feed'
import type { MonthTotal } from '@sarv/shared/contract/wire'
import { normalizeCode } from '@sarv/shared/text/digits'
import { bankOfCard, bankOfIban } from '../../bank/banks'
import type { Sql } from '../../db/sql'
import { statusesByFilter } from '../../ledger/portfolio-history'
import type { LocalText } from '../../local-text/local-text'
import { tehranDay } from '../../time/tehran'
import type { DayRange } from '../lists/day-range'
import { type DayTotal, spanMonths, sumMonths } from '../lists/month-totals'
import { feedSql } from './feed-sql'

/** What of the feed is asked for; undefined where it filters nothing. */
export interface FeedFilter extends DayRange {
  readonly sub: string
  readonly product: string | undefined
  readonly account: number | undefined
  readonly kind: string | undefined
  readonly search: string | undefined
  /** Code of a fund or a portfolio. */
  readonly item: string | undefined
  readonly status: FeedState | undefined
  readonly way: string | undefined
}

/** A row in both languages. */
type FeedRow = Omit<FeedEntry, 'title' | 'bank' | 'date'> & {
  readonly title: LocalText
  readonly bank: LocalText | null
  readonly date: string
}

const toPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The parameters $1 to $12 of the feed. */
function paramsOf({ sub, product, account, kind, from, to, search = '', item, status, way }: FeedFilter): unknown[] {
  const typed = search.trim().replaceAll('ي', 'ی').replaceAll('ك', 'ک')
  const code = normalizeCode(typed)
  const [words, number] = code === '' ? [null, null] : [toPattern(typed), toPattern(code)]
  const amount = code.replace(/[,٬]/g, '')
  return [
    sub,
    product ?? null,
    account ?? null,
    kind ?? null,
    from,
    to,
    words,
    number,
    /^\d{1,15}$/.test(amount) ? Number(amount) : null,
    item ?? null,
    status === undefined ? null : statusesByFilter[status],
    way ?? null,
  ]
}

interface StoredRow extends Omit<FeedRow, 'bank' | 'date'> {
  readonly destination: string | null
  readonly date: Date
}

const bankOf = (destination: string) => (/^\d/.test(destination) ? bankOfCard : bankOfIban)(destination)?.name ?? null

/**
 * Reads the feed, newest first.
 * @param before the cursor of the row above, as `cursorOf` makes it; undefined for the newest rows
 */
export async function readFeed(
  sql: Sql,
  filter: FeedFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<FeedRow[]> {
  const [at, id] = before?.split('~') ?? []
  const rows = await sql.query<StoredRow>(
    `select id, product, kind, title, destination, way, fund_type, picture, status, direction, amount, fee, date,
       reference, note, detail
     from ${feedSql} where $13::timestamptz is null or (date, id) < ($13, $14::text)
     order by date desc, id desc limit $15`,
    [...paramsOf(filter), at === undefined ? null : new Date(Number(at)), id ?? null, limit],
  )
  return rows.map(({ destination, date, ...row }) => ({
    ...row,
    bank: destination === null ? null : bankOf(destination),
    date: date.toISOString(),
  }))
}

/** Where the list goes on after a row. @example cursorOf({ date: '2026-11-21T12:52:08.000Z', id: 'account:9001' }) // '1795265528000~account:9001' */
export const cursorOf = ({ date, id }: Pick<FeedRow, 'date' | 'id'>) => `${Date.parse(date)}~${id}`

/** Sums of the whole months in which these rows stand: what moved. Of fees, the fees alone. */
export async function sumFeedMonths(sql: Sql, filter: FeedFilter, rows: readonly FeedRow[]): Promise<MonthTotal[]> {
  const span = spanMonths(rows.map(({ date }) => tehranDay(new Date(date))))
  if (span === undefined) return []
  const isFee = filter.kind === 'FEE'
  const days = await sql.query<DayTotal>(
    `select (date at time zone 'Asia/Tehran')::date as day,
       ${isFee ? '0' : "coalesce(sum(amount) filter (where direction = 'IN'), 0)::bigint"} as paid_in,
       ${
         isFee
           ? "sum(case kind when 'FEE' then amount else fee end)::bigint"
           : "coalesce(sum(amount + fee) filter (where direction = 'OUT'), 0)::bigint"
       } as paid_out
     from ${feedSql} where moved and (date at time zone 'Asia/Tehran')::date >= $13::date
       and (date at time zone 'Asia/Tehran')::date < $14::date
     group by 1`,
    [...paramsOf(filter), span.from, span.before],
  )
  return sumMonths(days)
}
