import { rangeOf } from '@sarv/shared/calendar/range-of'

/** What a paper is narrowed to; nothing means all funds and all days. */
export interface PaperFilter {
  readonly ds_code?: string | undefined
  /** ISO days, both or none. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * What the address of a paper asks for. What cannot be the code of a fund is as good as not said; whether there is such a
 * fund is the server's to know.
 * @example paperFilter(new URLSearchParams('ds_code=11307'), '2026-11-21') // { ds_code: '11307' }
 */
export function paperFilter(query: URLSearchParams, today: string): PaperFilter {
  const code = query.get('ds_code') ?? ''
  return { ...(/^\d{1,10}$/.test(code) && { ds_code: code }), ...rangeOf(query, today) }
}

/**
 * The query of the same paper for another fund, or for all of them; the days stay.
 * @example withFund('?from=2026-10-01&to=2026-11-01', '11307') // '?from=2026-10-01&to=2026-11-01&ds_code=11307'
 */
export function withFund(search: string, code: string): string {
  const query = new URLSearchParams(search)
  query.delete('ds_code')
  if (code !== '') query.set('ds_code', code)
  const text = String(query)
  return text && `?${text}`
}
