import { type AuditEntry, historyOf, isAbout } from '../../store/catalogue/audit'
import type { Store } from '../../store/store'
import type { AuditPage } from '../contract'

/** Entries of one page. */
const pageSize = 30
/** Entries read at once while one remote's are looked for, and how many are looked through for one page. */
const stride = 200
const lookedThrough = 2_000

/** Names a revision in the log, where a page begins. */
type Start = NonNullable<AuditEntry['after']>

/**
 * A page of the audit log, newest first; of one remote when it is named.
 * @param start the revision it begins with
 */
export async function auditPageOf(store: Store, start: Start, remote?: string): Promise<AuditPage> {
  const results: AuditEntry[] = []
  let next: Start | undefined = start
  let seen = 0
  const toRow = (entry: AuditEntry) => told(entry, remote)
  while (next && results.length < pageSize && seen < lookedThrough) {
    const { entries, unrecorded }: Awaited<ReturnType<typeof historyOf>> = await historyOf(
      store,
      next,
      remote === undefined ? pageSize : stride,
    )
    seen += entries.length
    for (const entry of entries) {
      next = entry.after
      if (remote === undefined || isAbout(entry, remote)) results.push(entry)
      if (results.length === pageSize) break
    }
    if (unrecorded !== undefined && results.length < pageSize) return { results: results.map(toRow), unrecorded }
  }
  return { results: results.map(toRow), ...(next ? { next: nameOf(next) } : {}) }
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
