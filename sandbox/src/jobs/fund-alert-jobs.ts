import { judgeAlert, pricedAt } from '../fund-watch/judge-alert'
import { tehranDay } from '../time/tehran'
import type { JobFinder } from './job'

/** Jobs of the market: alerts whose fund has prices that were not held against them yet. */
export const fundAlertJobs: JobFinder = async (sql, { clock }, sub) => {
  const today = tehranDay(clock.now())
  const rows = await sql.query<{ id: number; day: string }>(
    `select a.id, newest.day from fund_alert a cross join lateral (
       select day from price where instrument = 'fund:' || a.ds_code and day <= $1 order by day desc limit 1
     ) newest
     where a.done_at is null and newest.day > a.judged_on and ($2::uuid is null or a.sub = $2) order by a.id`,
    [today, sub],
  )
  return rows.map(({ id, day }) => ({ dueAt: pricedAt(day), run: (tx) => judgeAlert(tx, id, day) }))
}
