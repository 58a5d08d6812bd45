import { randomUUID } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Catalogue, deliveredIn } from '../../../contract/catalogue'
import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { probeStore } from '../probe-store'
import { Conflict, type Expect, type Store } from '../store'
import { propose } from '../trust/proposals'
import { type ReadTrusted, readTrusted, sourceOf } from '../trust/read-trusted'
import { type SignedEntry, signEntries } from '../trust/sign-entries'
import { isSignedText } from '../trust/signed-document'
import type { Trust } from '../trust/trust-document'
import { type AuditEntry, historyOf, recordAttempt, recordHash } from './audit'
import { printable } from './audit-text'
import { catalogueKey, formerCatalogueKey } from './catalogue-path'
import { catalogueText, parseCatalogue, type ReadCatalogue } from './catalogue-text'
import { describeChange } from './describe-change'
import { requireEntry, type SeenEntry } from './entry-tag'
import { refuseFormerWriter, updateFormerCatalogue } from './former-catalogue'
import { withReplaced } from './replaced-shells'
import type { CatalogueKeys } from './signing-keys'
import { writeRoot, writeTrustedRoot } from './write-root'

// One change has many parts, so this file imports more than others: the plan, its signatures, its record and the swap.

/** Days until a signed catalogue expires. An unsigned one does not: no signature would vouch for the date. */
const lifetime = 90
const day = 86_400_000
/** How often a change is made before it gives up: each time it lost, the change of another team is in. */
const attempts = 20
/** The longest pause before another attempt; milliseconds. */
const maxPause = 200

export interface StoredCatalogue extends ReadCatalogue {
  /** The key that is swapped, that of its root; in a store that was not migrated, that of the one document. */
  readonly key: string
  readonly expect: Expect
  /** Where keys are delegated and this machine knows to whom. */
  readonly trusted?: ReadTrusted
}

export interface Author {
  readonly who: string
  readonly verb: string
  readonly why?: string
  /** Takes over a catalogue whose signature is missing or not of this installation. */
  readonly adopt?: boolean
  /** The only revision that the change may be made from; without it, the newest one. */
  readonly expectedRevision?: number
  /** The one entry as the author saw it: where it is another one by now, the change is refused. */
  readonly seen?: SeenEntry
  /** The new revision is higher than this one too: servers refuse what is older than what they have had. */
  readonly above?: number
  /** The trust document under which the new revision stands; else the one that it was read under. */
  readonly trust?: Trust
  /** What else it changes, for the audit log. */
  readonly what?: readonly string[]
  /** Entries that others have signed already, by their names. */
  readonly signed?: ReadonlyMap<string, string>
}

/** One change, as a pure function: it is called again when another one came in between. */
export type CatalogueChange = (catalogue: Catalogue, read: ReadEntries) => Catalogue | Promise<Catalogue>
type ReadEntries = Pick<StoredCatalogue, 'references' | 'trusted'>

export interface Changed {
  readonly before: Catalogue
  readonly after: Catalogue
  readonly what: readonly string[]
}

/**
 * The catalogue of a store; an empty one where there is none yet.
 * @throws SarvError when it cannot be read, or is not signed with the key of this machine
 */
export async function readCatalogue(store: Store, keys: CatalogueKeys, adopt = false): Promise<StoredCatalogue> {
  const root = await store.get(catalogueKey)
  const stored = root ?? (await store.get(formerCatalogueKey))
  const text = stored && new TextDecoder().decode(stored.body)
  const { anchor, publicKey } = keys
  if (anchor !== undefined || (text !== undefined && isSignedText(text))) {
    if (anchor === undefined && publicKey && !adopt)
      throw new SarvError('SARV-220', 'The keys of this store are delegated.')
    const read = await readTrusted(store, text, keys, adopt)
    return { ...read, key: catalogueKey, expect: root ? { tag: root.tag } : 'absent' }
  }
  if (!stored || text === undefined) {
    return {
      catalogue: { revision: 0, issued: new Date().toISOString(), remotes: [] },
      references: new Map(),
      signature: 'none',
      key: catalogueKey,
      expect: 'absent',
    }
  }
  return {
    ...(await parseCatalogue(text, adopt ? {} : keys, sourceOf(store).read)),
    key: root ? catalogueKey : formerCatalogueKey,
    expect: { tag: stored.tag },
  }
}

interface PlannedChange extends Changed, Pick<StoredCatalogue, 'references' | 'key' | 'expect'> {
  /** Where keys are delegated: the texts of what changed. */
  readonly signed?: readonly SignedEntry[]
}

/**
 * What a change would make of the catalogue, without writing anything.
 * @throws SarvError when the change is impossible, could not be signed, or is meant for another revision
 */
export async function planChange(
  store: Store,
  keys: CatalogueKeys,
  change: CatalogueChange,
  { who, adopt = false, expectedRevision, seen, above = 0, ...author }: Omit<Author, 'verb' | 'why'>,
): Promise<PlannedChange> {
  const { catalogue: before, signature, trusted, ...stored } = await readCatalogue(store, keys, adopt)
  requireRevision(before, expectedRevision)
  if (seen) await requireEntry(store, before, seen)
  const trust = author.trust ?? trusted?.trust
  if (stored.key === catalogueKey && !trust) await refuseFormerWriter(store, before, above)
  const { privateKey } = keys
  if (signature !== 'none' && !privateKey)
    throw new SarvError('SARV-112', `Revision ${before.revision} in ${store.address} is signed.`)
  const changed = await change(before, { ...stored, trusted })
  const isSigned = author.signed?.has(shellName)
  const shell = changed.shell && !isSigned ? withReplaced(changed.shell, before.shell, Date.now()) : changed.shell
  const last = Math.max(before.revision, above)
  const after = nextRevision(shell ? { ...changed, shell } : changed, last, who, keys, trust?.expires)
  const planned = { before, after, what: [...(author.what ?? []), ...describeChange(before, after)], ...stored }
  if (!trust || !privateKey) return planned
  const signing = { trust, key: privateKey, entries: trusted?.entries ?? new Map(), signed: author.signed }
  return { ...planned, signed: await signEntries(signing, stored.references, after) }
}

/**
 * Changes the catalogue by compare-and-swap: either this whole change is in, based on what was read, or nothing is. It
 * is signed when this machine has the key, and recorded in the audit log. When another change came in between that
 * touched other remotes, it is made again from the newest revision (optimistic concurrency with a bounded retry).
 * @throws SarvError when the change is impossible, when another writer was faster with one of the same remotes (then by
 * whom and with what), or when the catalogue is not at the expected revision
 */
export async function changeCatalogue(
  store: Store,
  keys: CatalogueKeys,
  change: CatalogueChange,
  author: Author,
): Promise<Changed> {
  for (let attempt = 1; ; attempt++) {
    const planned = await planChange(store, keys, change, author)
    const { before, what } = planned
    // A folder swaps by what every file system can; some object stores only say that they do.
    if (attempt === 1 && store.address.startsWith('s3:')) await probeStore(store)
    const { who, verb, why } = author
    const entry = entryOf(before, planned.after, { who, verb, why, what: [...what] })
    const waiting = planned.signed?.find(({ isWhole }) => !isWhole)
    if (waiting) throw await propose(store, { who, verb, why, what, entry: waiting })
    const after = { ...planned.after, record: recordHash(entry) }
    const changed = { before, after, what }
    if (await isWritten(store, keys, { ...planned, after }, entry)) return told(changed, author)
    const { catalogue: winner } = await readCatalogue(store, keys)
    const since = await changesSince(store, winner, entry)
    if (since.some(({ writeId }) => writeId === entry.writeId)) return told(changed, author)
    requireRevision(winner, author.expectedRevision)
    if (attempt === attempts || !isApart(planned, winner)) throw conflictWith(winner, since)
    // Full jitter: writers that met here do not meet again.
    await passed(Math.random() * Math.min(maxPause, 10 * 2 ** attempt))
  }
}

type Follower = (changed: Changed, author: Author) => void
const followers = new Set<Follower>()

/** Is told each change that this process makes, by whichever command. @returns ends it */
export function followChanges(follower: Follower): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

function told(changed: Changed, author: Author): Changed {
  for (const follower of followers) follower(changed, author)
  return changed
}

/** Writes the record and the catalogue; false when another one is there by now, which may still be this very write. */
async function isWritten(
  store: Store,
  keys: CatalogueKeys,
  { after, references, key, expect, signed }: PlannedChange,
  entry: AuditEntry,
): Promise<boolean> {
  await recordAttempt(store, entry)
  const { privateKey } = keys
  try {
    if (signed && privateKey) await writeTrustedRoot(store, privateKey, after, references, signed, expect)
    else if (key === catalogueKey) await writeRoot(store, keys, after, references, expect)
    else await store.put(key, await catalogueText(after, keys), expect)
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
  if (key === catalogueKey && !signed) await updateFormerCatalogue(store, keys, after)
  return true
}

function requireRevision({ revision, by, issued }: Catalogue, expected: number | undefined): void {
  if (expected === undefined || revision === expected) return
  throw new SarvError(
    'SARV-213',
    printable(
      `Expected revision ${expected}; current revision ${revision}, by ${by ?? 'an unnamed person'} at ${issued}.`,
    ),
  )
}

/** Whether a change can be made again from another revision: no one has touched a remote that it touches. */
function isApart({ before, after }: Changed, winner: Catalogue): boolean {
  const entries = (catalogue: Catalogue, name: string) =>
    deliveredIn(catalogue).filter(({ current }) => current.name === name)
  const kept = new Set(deliveredIn(after).map(({ current }) => current.name))
  const gone = deliveredIn(before).flatMap(({ current: { name } }) => (kept.has(name) ? [] : [name]))
  return [...Object.keys(touched(before, after)), ...gone].every((name) =>
    isDeepStrictEqual(entries(before, name), entries(winner, name)),
  )
}

function nextRevision(
  changed: Catalogue,
  last: number,
  who: string,
  keys: CatalogueKeys,
  trustEnds?: string,
): Catalogue {
  const { expires: _, record: __, ...rest } = changed
  const now = Date.now()
  const end = Math.min(now + lifetime * day, trustEnds === undefined ? Number.POSITIVE_INFINITY : Date.parse(trustEnds))
  if (!(end > now)) throw new SarvError('SARV-220', `The trust document expired at ${trustEnds}.`)
  return {
    ...rest,
    revision: last + 1,
    issued: new Date(now).toISOString(),
    ...(keys.privateKey ? { expires: new Date(end).toISOString() } : {}),
    writeId: randomUUID(),
    by: who,
  }
}

function entryOf(
  before: Catalogue,
  now: Catalogue,
  told: Pick<AuditEntry, 'who' | 'verb' | 'what' | 'why'>,
): AuditEntry {
  const { revision: last, writeId: lastWrite, record } = before
  const { revision, writeId = '', issued } = now
  const after = lastWrite === undefined ? {} : { after: { revision: last, writeId: lastWrite, record } }
  return { revision, writeId, ...after, at: issued, ...told, remotes: touched(before, now) }
}

function touched(before: Catalogue, now: Catalogue): AuditEntry['remotes'] {
  const known = new Set(deliveredIn(before))
  const others = deliveredIn(now).filter((delivered) => !known.has(delivered))
  return Object.fromEntries(
    others.map(({ current, canary }) => [
      current.name,
      { current: current.version, ...(canary ? { canary: canary.built.version } : {}) },
    ]),
  )
}

/**
 * What came in since a change was planned, newest first. A retried write whose first answer was lost meets its own work as a
 * conflict: it is in when the chain of what is in now leads over it.
 */
async function changesSince(store: Store, winner: Catalogue, own: AuditEntry): Promise<AuditEntry[]> {
  const since = winner.revision - own.revision + 1
  const { entries } = await historyOf(store, winner, Math.max(since, 1))
  return entries.filter(({ revision }) => revision >= own.revision)
}

function conflictWith(winner: Catalogue, since: readonly AuditEntry[]): SarvError {
  const lines = since
    .toReversed()
    .map(({ revision, who, at, what }) => printable(`revision ${revision}, by ${who} at ${at}: ${what.join('; ')}`))
  return new SarvError(
    'SARV-211',
    lines.length > 0
      ? lines.join('\n')
      : printable(`revision ${winner.revision}, by ${winner.by ?? 'an unnamed person'}`),
  )
}
