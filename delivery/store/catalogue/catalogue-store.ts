import { randomUUID } from 'node:crypto'
import type { Catalogue } from '@sarv/shared/internal/remote/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { probeStore } from '../probe-store'
import { Conflict, type Expect, type Store } from '../store'
import { type AuditEntry, historyOf, recordAttempt } from './audit'
import { catalogueKey } from './catalogue-path'
import { catalogueText, parseCatalogue, type ReadCatalogue } from './catalogue-text'
import { describeChange } from './describe-change'
import type { CatalogueKeys } from './signing-keys'

/** Days until a signed catalogue expires. An unsigned one does not: nobody would vouch for the date. */
const lifetime = 90
const day = 86_400_000

export interface StoredCatalogue extends ReadCatalogue {
  readonly expect: Expect
}

export interface Author {
  readonly who: string
  readonly verb: string
  readonly why?: string
  /** Takes over a catalogue whose signature is missing or not of this installation. */
  readonly adopt?: boolean
}

export interface Changed {
  readonly before: Catalogue
  readonly after: Catalogue
  readonly what: readonly string[]
}

/**
 * The catalogue of a store; an empty one where none is yet.
 * @throws SarvError when it cannot be read, or is not signed with the key of this machine
 */
export async function readCatalogue(store: Store, keys: CatalogueKeys, adopt = false): Promise<StoredCatalogue> {
  const stored = await store.get(catalogueKey)
  if (!stored) {
    return {
      catalogue: { revision: 0, issued: new Date().toISOString(), remotes: [] },
      signature: 'none',
      expect: 'absent',
    }
  }
  const text = new TextDecoder().decode(stored.body)
  return { ...(await parseCatalogue(text, adopt ? {} : keys)), expect: { tag: stored.tag } }
}

interface PlannedChange extends Changed {
  readonly expect: Expect
}

/**
 * What a change would make of the catalogue, without writing anything.
 * @throws SarvError when the change is impossible, or could not be signed
 */
export async function planChange(
  store: Store,
  keys: CatalogueKeys,
  change: (catalogue: Catalogue) => Catalogue | Promise<Catalogue>,
  { who, adopt = false }: Pick<Author, 'who' | 'adopt'>,
): Promise<PlannedChange> {
  const { catalogue: before, signature, expect } = await readCatalogue(store, keys, adopt)
  if (signature !== 'none' && !keys.privateKey)
    throw new SarvError('SARV-112', `Revision ${before.revision} in ${store.address} is signed.`)
  const after = nextRevision(await change(before), before, who, keys)
  return { before, after, what: describeChange(before, after), expect }
}

/**
 * Changes the catalogue by compare-and-swap: either this whole change is in, based on what was read, or nothing is. It is
 * signed when this machine has the key, and recorded in the audit log.
 * @throws SarvError when the change is impossible, or when somebody else was faster: then by whom and with what
 */
export async function changeCatalogue(
  store: Store,
  keys: CatalogueKeys,
  change: (catalogue: Catalogue) => Catalogue | Promise<Catalogue>,
  { who, verb, why, adopt }: Author,
): Promise<Changed> {
  const { before, after, what, expect } = await planChange(store, keys, change, { who, adopt })
  // A folder swaps by what every file system can; of object stores some only say that they do.
  if (store.address.startsWith('s3:')) await probeStore(store)
  const entry = entryOf(before, after, { who, verb, why, what: [...what] })
  const body = new TextEncoder().encode(await catalogueText(after, keys))
  await recordAttempt(store, entry)
  try {
    await store.put(
      catalogueKey,
      body,
      { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' },
      expect,
    )
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    await acceptOwn(store, keys, entry)
  }
  return { before, after, what }
}

function nextRevision(changed: Catalogue, before: Catalogue, who: string, keys: CatalogueKeys): Catalogue {
  const { expires: _, ...rest } = changed
  const now = Date.now()
  return {
    ...rest,
    revision: before.revision + 1,
    issued: new Date(now).toISOString(),
    ...(keys.privateKey ? { expires: new Date(now + lifetime * day).toISOString() } : {}),
    writeId: randomUUID(),
    by: who,
  }
}

function entryOf(
  before: Catalogue,
  { revision, writeId = '', issued, remotes }: Catalogue,
  told: Pick<AuditEntry, 'who' | 'verb' | 'what' | 'why'>,
): AuditEntry {
  const after = before.writeId === undefined ? {} : { after: { revision: before.revision, writeId: before.writeId } }
  return { revision, writeId, ...after, at: issued, ...told, remotes: touched(before, remotes) }
}

function touched(before: Catalogue, remotes: Catalogue['remotes']): AuditEntry['remotes'] {
  const others = remotes.filter((remote) => !before.remotes.includes(remote))
  return Object.fromEntries(
    others.map(({ current, canary }) => [
      current.name,
      { current: current.version, ...(canary ? { canary: canary.built.version } : {}) },
    ]),
  )
}

/**
 * A retried write whose first answer was lost meets its own work as a conflict: it is in when the chain of what is in now
 * leads over it. Otherwise somebody else has won, and this says who.
 */
async function acceptOwn(store: Store, keys: CatalogueKeys, own: AuditEntry): Promise<void> {
  const { catalogue: winner } = await readCatalogue(store, keys)
  const since = winner.revision - own.revision + 1
  const { entries } = await historyOf(store, winner, Math.max(since, 1))
  if (winner.writeId === own.writeId || entries.some(({ writeId }) => writeId === own.writeId)) return
  const told = entries.filter(({ revision }) => revision >= own.revision).reverse()
  const lines = told.map(
    ({ revision, who, at, what }) => `revision ${revision}, by ${who} at ${at}: ${what.join('; ')}`,
  )
  throw new SarvError(
    'SARV-211',
    lines.length > 0 ? lines.join('\n') : `revision ${winner.revision}, by ${winner.by ?? 'somebody unnamed'}`,
  )
}
