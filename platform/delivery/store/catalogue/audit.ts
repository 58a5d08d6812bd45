import * as z from 'zod/mini'
import type { Catalogue } from '../../../contract/catalogue'
import { mapConcurrent } from '../map-concurrent'
import { sha256Of } from '../sha256'
import type { Store } from '../store'

/** A revision of the catalogue by its name: numbers may be tried by two at once, a `writeId` is one write's own. */
const revisionName = z.object({
  revision: z.number(),
  writeId: z.string(),
  /** SHA-256 of its record; absent where a command of before wrote it. */
  record: z.optional(z.string()),
})
type RevisionName = z.infer<typeof revisionName>

/** One change of the catalogue: who, what, why, and which revision it was made from. */
export const auditEntry = z.extend(z.omit(revisionName, { record: true }), {
  /** Absent for the first, and where the one before was not written by this command. */
  after: z.optional(revisionName),
  /** ISO 8601. */
  at: z.string(),
  who: z.string(),
  verb: z.string(),
  /** What it changed, a sentence each. */
  what: z.array(z.string()),
  /** What the remotes that it touched run since. */
  remotes: z.record(z.string(), z.object({ current: z.string(), canary: z.optional(z.string()) })),
  why: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export interface History {
  /** Newest first. */
  readonly entries: readonly AuditEntry[]
  /** The revision whose record is missing or altered, where the log breaks off. */
  readonly unrecorded?: number
  /** That record is there, and not the one that was signed. */
  readonly isAltered?: true
  /** The newest revision whose record no hash vouches for. */
  readonly unverified?: number
}

/**
 * Writes the record *before* the change: no revision can ever be in without its record. The chain that leads back from
 * the catalogue says whether the change of a record got in; a record beside the chain is an attempt that was lost.
 */
export async function recordAttempt(store: Store, entry: AuditEntry): Promise<void> {
  await store.put(keyOf(entry), recordOf(entry), 'absent')
}

/** Hash by which the next revision, or its signature, vouches for a record; hexadecimal. */
export function recordHash(entry: AuditEntry): string {
  return sha256Of(recordOf(entry))
}

function recordOf(entry: AuditEntry): string {
  return `${JSON.stringify(entry)}\n`
}

/** Whether an entry tells of a remote or the shell: what it changed there, or that it was locked. */
export function isAbout({ remotes, what }: AuditEntry, name: string): boolean {
  return name in remotes || what.some((sentence) => sentence.startsWith(`${name}: `))
}

/** What led to a catalogue, newest first, each record compared with the hash that the one after it has. @param limit how many entries at most */
export async function historyOf(
  store: Store,
  { revision, writeId, record }: Pick<Catalogue, 'revision' | 'writeId' | 'record'>,
  limit = Number.POSITIVE_INFINITY,
): Promise<History> {
  if (writeId === undefined) return { entries: [] }
  const records = await recordsSince(store, Math.max(revision - limit + 1, 0))
  const entries: AuditEntry[] = []
  let name: RevisionName | undefined = { revision, writeId, record }
  let unverified: number | undefined
  while (name && entries.length < limit) {
    const body = records.get(keyOf(name)) ?? (await store.get(keyOf(name)))?.body
    if (!body) return { entries, unrecorded: name.revision, unverified }
    if (name.record === undefined) unverified ??= name.revision
    else if (sha256Of(body) !== name.record) return { entries, unrecorded: name.revision, isAltered: true, unverified }
    const entry: AuditEntry = auditEntry.parse(JSON.parse(new TextDecoder().decode(body)))
    entries.push(entry)
    name = entry.after
  }
  return { entries, unverified }
}

/** How many records are read at once: one after the other, a hundred of a far store would take seconds. */
const lanes = 16

/** The records of a revision and all later ones by their key, attempts that were lost among them. */
async function recordsSince(store: Store, revision: number): Promise<Map<string, Uint8Array>> {
  const waiting = await store.list(folder, `${folder}${padded(revision)}`)
  const records = new Map<string, Uint8Array>()
  await mapConcurrent(waiting, lanes, async (key) => {
    const stored = await store.get(key)
    if (stored) records.set(key, stored.body)
  })
  return records
}

/** Sorted by name, the records lie in the order of the revisions. */
function keyOf({ revision, writeId }: RevisionName): string {
  return `${folder}${padded(revision)}-${writeId}.json`
}

const folder = 'audit/'

function padded(revision: number): string {
  return String(revision).padStart(16, '0')
}

/**
 * Since when a version runs, as far as the log reaches back.
 * @param entries newest first
 * @returns ISO 8601
 */
export function runsSince(
  entries: readonly AuditEntry[],
  name: string,
  as: 'current' | 'canary',
  version: string,
): string | undefined {
  let since: string | undefined
  for (const { remotes, at } of entries) {
    const remote = remotes[name]
    if (remote && remote[as] !== version) break
    if (remote) since = at
  }
  return since
}
