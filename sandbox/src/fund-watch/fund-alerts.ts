import type { FundAlert } from '@sarv/shared/contract/fund-watch'
import type { AlertTerms } from '@sarv/shared/rules/fund-alert'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'

/** So many alerts that are done are shown, the newest ones. */
const shownDone = 20

interface Row extends Omit<FundAlert, 'created_at' | 'done_at'> {
  readonly created_at: Date
  readonly done_at: Date | null
}

/** The alerts of a person: those that wait, newest first, then the newest that are done. */
export async function listAlerts(sql: Sql, sub: string): Promise<FundAlert[]> {
  const columns = 'id, ds_code, measure, direction, threshold, created_at, done_at'
  const waiting = await sql.query<Row>(
    `select ${columns} from fund_alert where sub = $1 and done_at is null order by id desc`,
    [sub],
  )
  const done = await sql.query<Row>(
    `select ${columns} from fund_alert where sub = $1 and done_at is not null order by done_at desc, id desc limit $2`,
    [sub, shownDone],
  )
  return [...waiting, ...done].map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  }))
}

/** How many alerts of a person wait. */
export async function countWaiting(sql: Sql, sub: string): Promise<number> {
  const counted = await sql.query<{ waiting: number }>(
    'select count(*)::integer as waiting from fund_alert where sub = $1 and done_at is null',
    [sub],
  )
  return firstRow(counted).waiting
}

/**
 * Adds an alert; false where the person waits for the same already.
 * @param judgedOn the day of the newest price: later ones are held against it
 */
export async function insertAlert(
  sql: Sql,
  sub: string,
  { ds_code, measure, direction, threshold }: AlertTerms & { readonly ds_code: string },
  { now, judgedOn }: { readonly now: Date; readonly judgedOn: string },
): Promise<boolean> {
  const added = await sql.query(
    `insert into fund_alert (sub, ds_code, measure, direction, threshold, created_at, judged_on)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
    [sub, ds_code, measure, direction, threshold, now, judgedOn],
  )
  return added.length > 0
}
