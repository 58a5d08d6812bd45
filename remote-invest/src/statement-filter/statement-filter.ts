import { parseRange } from '@sarv/shared/date-range/parse-range'

/** Filter of a statement; nothing set means all funds and all days. */
export interface StatementFilter {
  readonly ds_code?: string | undefined
  /** ISO days, both or none. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Parses the filter of a statement's URL query. What cannot be the code of a fund is ignored; whether there is such a fund
 * is for the server to say.
 * @example parseStatementFilter(new URLSearchParams('ds_code=11307'), '2026-11-21') // { ds_code: '11307' }
 */
export function parseStatementFilter(query: URLSearchParams, today: string): StatementFilter {
  const code = query.get('ds_code') ?? ''
  return { ...(/^\d{1,10}$/.test(code) && { ds_code: code }), ...parseRange(query, today) }
}

/**
 * Returns the URL query of the same statement for another fund, or for all of them; the date range stays.
 * @example withFund('?from=2026-10-01&to=2026-11-01', '11307') // '?from=2026-10-01&to=2026-11-01&ds_code=11307'
 */
export function withFund(search: string, code: string): string {
  const query = new URLSearchParams(search)
  query.delete('ds_code')
  if (code !== '') query.set('ds_code', code)
  const text = String(query)
  return text && `?${text}`
}
