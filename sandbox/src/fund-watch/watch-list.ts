import type { WatchList } from '@sarv/shared/contract/fund-watch'
import type { Sql } from '../db/sql'

/** The watch list of a person, the newest star first. */
export async function readWatchList(sql: Sql, sub: string): Promise<WatchList> {
  const rows = await sql.query<{ ds_code: string }>(
    'select ds_code from watched_fund where sub = $1 order by watched_at desc, ds_code',
    [sub],
  )
  return { ds_codes: rows.map(({ ds_code }) => ds_code) }
}
