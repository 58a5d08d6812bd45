import { type AuditEntry, historyOf, isAbout } from '../../store/catalogue/audit'
import type { Store } from '../../store/store'
import type { AuditFilter, AuditPage } from '../contract'
import { folded } from './folded'

/** Entries of one page. */
const pageSize = 30
/** Entries read at once while some are looked for, and how many are looked through for one page. */
const stride = 200
const lookedThrough = 2_000

/** Names a revision in the log, where a page begins. */
type Start = NonNullable<AuditEntry['after']>

/**
 * A page of the audit log, newest first; of what a filter names.
 * @param start the revision it begins with
 */
export async function auditPageOf(store: Store, start: Start, filter: AuditFilter = {}): Promise<AuditPage> {
  const results: AuditEntry[] = []
  let next: Start | undefined = start
  let seen = 0
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const toRow = (entry: AuditEntry) => told(entry, filter.remote)
  while (next && results.length < pageSize && seen < lookedThrough) {
    const { entries, unrecorded }: Awaited<ReturnType<typeof historyOf>> = await historyOf(
      store,
      next,
      isFiltered ? stride : pageSize,
    )
    seen += entries.length
    for (const entry of entries) {
      next = isBefore(entry, filter) ? undefined : entry.after
      if (isWanted(entry, filter)) results.push(entry)
      if (!next || results.length === pageSize) break
    }
    if (unrecorded !== undefined && next && results.length < pageSize)
      return { results: results.map(toRow), unrecorded }
  }
  return { results: results.map(toRow), ...(next ? { next: nameOf(next) } : {}) }
}

/** Whether nothing before an entry is in the time that is looked for. */
function isBefore({ at }: AuditEntry, { since }: AuditFilter): boolean {
  return since !== undefined && Date.parse(at) < Date.parse(since)
}

/** Names of what an entry tells of: remotes, the shell, or `all` of a lock. */
function namesIn({ remotes, what }: AuditEntry): string[] {
  return [...Object.keys(remotes), ...what.flatMap((sentence) => /^([a-z][a-z0-9_]*): /.exec(sentence)?.[1] ?? [])]
}

/** Whether a filter finds an entry. (PLT-115) */
export function isWanted(entry: AuditEntry, filter: AuditFilter): boolean {
  const { who = '', about, remote, verb, until } = filter
  return (
    folded(entry.who).includes(folded(who.trim())) &&
    (remote === undefined || isAbout(entry, remote)) &&
    (about === undefined || namesIn(entry).some((name) => name.includes(folded(about.trim())))) &&
    (verb === undefined || entry.verb === verb) &&
    !isBefore(entry, filter) &&
    (until === undefined || Date.parse(entry.at) < Date.parse(until))
  )
}

function nameOf({ revision, writeId, record }: Start): string {
  return [revision, writeId, ...(record ? [record] : [])].join('-')
}

/** Parses where a page begins. @example startOf('12-8a2f…') // { revision: 12, writeId: '8a2f…', record: undefined } */
export function startOf(text: string): Start | undefined {
  const [, revision, writeId, record] = /^(\d{1,15})-([0-9a-f-]{36})(?:-([0-9a-f]{64}))?$/.exec(text) ?? []
  return revision === undefined || writeId === undefined ? undefined : { revision: Number(revision), writeId, record }
}

/** Leaves of a change of many remotes only what it did to the one that is asked for. */
function told({ revision, at, who, verb, what, why }: AuditEntry, remote?: string): AuditPage['results'][number] {
  const own = what.filter((sentence) => remote === undefined || sentence.startsWith(`${remote}: `))
  return { revision, at, who, verb, what: own, ...(why === undefined ? {} : { why }) }
}
