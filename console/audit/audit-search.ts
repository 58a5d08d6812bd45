import type { AuditFilter } from '@sarv/platform/delivery/console/contract'

/** What is looked for in the log, as the address says; each part is empty while it is not asked for. */
export interface AuditSearch {
  readonly who: string
  readonly about: string
  readonly verb: string
  /** ISO day of Tehran. */
  readonly day: string
}

const day = 86_400_000

/** Verbs that the log can be searched for, the most frequent first. */
export const auditVerbs = [
  'promote',
  'rollback',
  'kill',
  'revive',
  'retire',
  'pause',
  'resume',
  'lock',
  'unlock',
  'guard',
  'renew',
] as const

/** Parses the search of an address. */
export function auditSearchOf(query: URLSearchParams): AuditSearch {
  const text = (name: keyof AuditSearch) => query.get(name)?.slice(0, 40) ?? ''
  return { who: text('who'), about: text('about'), verb: text('verb'), day: text('day') }
}

/** The filter of a search; a day is that of Tehran, which is 3:30 ahead all year. */
export function toAuditFilter({ day: isoDay, ...search }: AuditSearch): AuditFilter {
  const texts = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  )
  const start = Date.parse(`${isoDay}T00:00+03:30`)
  if (Number.isNaN(start)) return texts
  return { ...texts, since: new Date(start).toISOString(), until: new Date(start + day).toISOString() }
}
