import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'

/** Name of a fund; not found for a code that no fund has. */
export async function readFundName(sql: Sql, code: string): Promise<LocalText> {
  const [fund] = await sql.query<{ name: LocalText }>('select name from fund where ds_code = $1', [code])
  if (fund === undefined) throw notFound()
  return fund.name
}
