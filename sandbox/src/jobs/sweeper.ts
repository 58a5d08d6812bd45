import type { Db } from '../db/sql'
import { type Clock, later } from '../time/clock'
import { type Repetition, repeat } from './repeat'

const intervalMs = 10 * 60_000
const dayMs = 86_400_000

/** Days for which rows are kept that live by the clock of the business. */
const retention = {
  /** Longer than any client sends a request again under its key. */
  idempotency_record: { column: 'made_at', days: 30 },
  /** The person who asked for a message reads it at once. */
  sms: { column: 'sent_at', days: 31 },
  /** Longer than any limit looks back. */
  one_time_code: { column: 'sent_at', days: 31 },
  /** Longer than anyone looks for one that is done; those that wait have no such moment. */
  fund_alert: { column: 'done_at', days: 90 },
  /** As long as the browser keeps its cookie. */
  known_browser: { column: 'seen_at', days: 400 },
} as const

/** Garbage collection: what has expired, and what no person can come back to. */
export async function sweep(db: Db, clock: Clock): Promise<void> {
  await db.query('delete from oidc_artifact where expires_at < now()')
  // An attempt is found by its interaction only.
  await db.query(
    `delete from sign_in_attempt where not exists
       (select 1 from oidc_artifact where kind = 'Interaction' and id = sign_in_attempt.uid)`,
  )
  await db.query(
    `delete from device_session where not exists
       (select 1 from oidc_artifact where kind = 'Grant' and id = device_session.grant_id)`,
  )
  for (const [table, { column, days }] of Object.entries(retention))
    await db.query(`delete from ${table} where ${column} < $1`, [later(clock.now(), -days * dayMs)])
}

/** Sweeps now, and every ten minutes. */
export async function startSweeper(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  everyMs = intervalMs,
): Promise<Repetition> {
  await sweep(db, clock)
  return repeat(() => sweep(db, clock), everyMs, 'sweeper')
}
