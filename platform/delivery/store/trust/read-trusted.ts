import type { CatalogueRoot, EntryReference } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import type { KnownReferences } from '../catalogue/catalogue-entries'
import { catalogueContent, type ReadCatalogue } from '../catalogue/catalogue-text'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import type { Store } from '../store'
import { anchorOf, newestTrust, type Trust } from './trust-document'
import { looseRoot, type TrustedCatalogue, type TrustSource, trustedCatalogue, trustedRoot } from './trusted-catalogue'

/** What was read where keys are delegated. */
export interface ReadTrusted extends Pick<TrustedCatalogue, 'entries' | 'refused'> {
  readonly trust: Trust
}

/** Entries of the catalogue that was read last, by the trust document that they were verified under. */
let recent: Partial<ReadTrusted> = {}

/** A store as a source of trust. */
export function sourceOf(store: Store): TrustSource {
  return {
    read: async (path) => {
      const stored = await store.get(path)
      return stored && new TextDecoder().decode(stored.body)
    },
    list: (folder) => store.list(folder),
  }
}

/** The newest trust document by the keys that led to it: a process that has seen one goes back to none before it. */
const newest = new WeakMap<CatalogueKeys, Trust>()

/**
 * The trust document that holds in a store; undefined where this machine is told of none.
 * @throws SarvError when what it is told of is not one
 */
export async function trustIn(store: Store, keys: CatalogueKeys): Promise<Trust | undefined> {
  if (keys.anchor === undefined) return undefined
  const known =
    newest.get(keys) ??
    (await anchorOf(keys.anchor).catch((error: unknown) => {
      throw new SarvError('SARV-220', `SARV_CATALOGUE_KEY: ${error instanceof Error ? error.message : error}.`)
    }))
  const trust = await newestTrust(known, sourceOf(store).read)
  newest.set(keys, trust)
  return trust
}

/**
 * Reads the catalogue of a store in which keys are delegated.
 * @param text of its root; undefined where there is none yet
 * @param keys without a trust document nothing is verified
 * @param adopt does not believe the root, and takes the newest entry of every name that holds
 * @throws SarvError when the trust document or the root does not hold
 */
export async function readTrusted(
  store: Store,
  text: string | undefined,
  keys: CatalogueKeys,
  adopt: boolean,
): Promise<ReadCatalogue & { trusted?: ReadTrusted }> {
  const source = sourceOf(store)
  const trust = await trustIn(store, keys)
  const root = await rootIn(text, adopt ? undefined : trust)
  const known = trust && recent.trust === trust ? [...(recent.entries?.values() ?? [])] : []
  const byHash = new Map(known.map((entry) => [entry.sha256, entry]))
  const { catalogue, entries, refused } = await trustedCatalogue(
    root,
    source,
    trust,
    byHash,
    adopt && trust !== undefined,
  )
  if (trust) recent = { trust, entries }
  return {
    catalogue,
    references: referencesOf(entries),
    signature: trust ? 'right' : 'unchecked',
    ...(trust ? { trusted: { trust, entries, refused } } : {}),
  }
}

async function rootIn(text: string | undefined, trust: Trust | undefined): Promise<CatalogueRoot> {
  if (text === undefined) return { revision: 0, issued: new Date().toISOString(), entries: [] }
  if (!trust) return looseRoot(catalogueContent(text))
  return trustedRoot(text, trust).catch((error: unknown) => {
    throw new SarvError('SARV-113', error instanceof Error ? error.message : String(error))
  })
}

function referencesOf(entries: TrustedCatalogue['entries']): KnownReferences {
  return new Map(
    [...entries.values()].map(({ delivered, name, sha256 }): [typeof delivered, EntryReference] => [
      delivered,
      { name, sha256 },
    ]),
  )
}
