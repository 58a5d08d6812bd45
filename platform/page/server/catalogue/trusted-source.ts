import type { JWK } from 'jose'
import type { Catalogue, CatalogueRoot } from '../../../contract/catalogue'
import { entryLanes, type ReadEntry } from '../../../delivery/store/catalogue/catalogue-entries'
import { entryPath } from '../../../delivery/store/catalogue/catalogue-path'
import { mapConcurrent } from '../../../delivery/store/map-concurrent'
import { type ClaimIndex, claimIndex } from '../../../delivery/store/trust/claims'
import {
  anchorOf,
  isAdopted,
  namesIn,
  newestTrust,
  ownersOf,
  type Trust,
} from '../../../delivery/store/trust/trust-document'
import {
  deliveredOf,
  entriesOf,
  readTrustedEntry,
  type TrustSource,
  trustedRoot,
} from '../../../delivery/store/trust/trusted-catalogue'
import type { TrustedEntry } from '../../../delivery/store/trust/trusted-entry'
import { reasonOf } from '../../../lib/log/reason-of'
import type { KeptCatalogue } from './kept-catalogue'

/** Entries in use, by their names, and the trust document that they were taken under. */
export interface TrustedState {
  readonly trust: Trust
  readonly entries: ReadonlyMap<string, TrustedEntry>
}

/** A catalogue that was put together of entries that hold. */
export interface TrustedDocument {
  readonly catalogue: Catalogue
  readonly state: TrustedState
  /** Entries of the root that are not in use, and why, a line each: what ran before goes on. */
  readonly refused: readonly string[]
}

/**
 * What a server believes before it has read anything: the trust document of its setting, or a later one that it has kept, and
 * the entries that it has kept.
 * @throws Error when the setting is not a trust document
 */
export async function initialTrust(anchor: string, kept: KeptCatalogue | undefined): Promise<TrustedState> {
  const first = await anchorOf(anchor)
  if (!kept) return { trust: first, entries: new Map() }
  const source: TrustSource = { read: kept.entry, list: kept.list }
  const trust = await newestTrust(first, source.read)
  const entries = new Map<string, TrustedEntry>()
  for (const name of namesIn(trust)) {
    const [entry] = await entriesOf(source, name, trust)
    if (entry) entries.set(name, entry)
  }
  return { trust, entries }
}

/**
 * The catalogue that a root leads to. Each entry is judged for itself: one that its owners have not signed, that is older than
 * the one in use, that takes what another remote has, or that the root does not name any more, leaves what ran before.
 * @throws Error when the root does not hold, or an entry could not be read now
 */
export async function trustedDocument(text: string, before: TrustedState, read: ReadEntry): Promise<TrustedDocument> {
  const trust = await newestTrust(before.trust, read)
  const root = await trustedRoot(text, trust)
  const entries = new Map<string, TrustedEntry>()
  for (const name of namesIn(trust)) {
    const known = before.entries.get(name)
    if (known) entries.set(name, known)
  }
  const texts = await changedTexts(root, entries, read)
  const claims = claimIndex(deliveredOf(entries))
  const refused: string[] = []
  for (const name of namesIn(trust)) {
    const reason = await replaceEntry({ entries, claims, texts, trust }, name, root)
    if (reason !== undefined) refused.push(`${name} (${reason})`)
  }
  const { entries: _, shell: __, ...revision } = root
  const expires = [root.expires, trust.expires].filter((one) => one !== undefined).sort(byTime)[0]
  const ordered = new Map(namesIn(trust).flatMap((name) => entryAt(entries, name)))
  const catalogue = { ...revision, expires, ...deliveredOf(ordered) }
  return { catalogue, state: { trust, entries: ordered }, refused }
}

/** The keys of those who may show a version of a remote: its owners, and those of the shell. */
export function keysOf(trust: Trust, name: string): readonly JWK[] {
  const ids = new Set([ownersOf(trust, name), trust.shell].flatMap((role) => role?.keys ?? []))
  return [...ids].flatMap((id) => trust.ring.get(id) ?? [])
}

/** What is not in use yet; what cannot be read at the moment fails as a whole and is tried again. */
async function changedTexts(
  { entries: references }: CatalogueRoot,
  known: ReadonlyMap<string, TrustedEntry>,
  read: ReadEntry,
): Promise<ReadonlyMap<string, string | undefined>> {
  const texts = new Map<string, string | undefined>()
  const changed = references.filter(({ name, sha256 }) => known.get(name)?.sha256 !== sha256)
  await mapConcurrent(changed.map(entryPath), entryLanes, async (path) => {
    texts.set(path, await read(path))
  })
  return texts
}

interface Replacing {
  readonly entries: Map<string, TrustedEntry>
  readonly claims: ClaimIndex
  readonly texts: ReadonlyMap<string, string | undefined>
  readonly trust: Trust
}

/** Puts the root's entry in the place of the one in use. @returns why it does not, for people; undefined where nothing is wrong */
async function replaceEntry(
  { entries, claims, texts, trust }: Replacing,
  name: string,
  { entries: references }: CatalogueRoot,
): Promise<string | undefined> {
  const known = entries.get(name)
  const reference = references.find((one) => one.name === name)
  if (!reference) return known && 'the root does not name it'
  if (reference.sha256 === known?.sha256) return undefined
  try {
    const entry = await readTrustedEntry({ read: async (path) => texts.get(path) }, reference, trust)
    if (known && entry.serial <= known.serial) return `it is older: serial ${entry.serial}, not above ${known.serial}`
    const claim = isAdopted(trust, entry) ? undefined : claims.foreignClaim(entry.delivered)
    if (claim !== undefined) return claim
    claims.set(entry.delivered)
    entries.set(name, entry)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

function entryAt(entries: ReadonlyMap<string, TrustedEntry>, name: string): (readonly [string, TrustedEntry])[] {
  const entry = entries.get(name)
  return entry ? [[name, entry]] : []
}

function byTime(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other)
}
