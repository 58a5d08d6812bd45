import {
  type Catalogue,
  type CatalogueRoot,
  catalogueRoot,
  type EntryReference,
  isRetired,
} from '../../../contract/catalogue'
import { shellName } from '../../../contract/shell-name'
import { reasonOf } from '../../../lib/log/reason-of'
import { SarvError } from '../../errors/sarv-error'
import { entryLanes } from '../catalogue/catalogue-entries'
import { entryPath } from '../catalogue/catalogue-path'
import { mapConcurrent } from '../map-concurrent'
import { sha256Of } from '../sha256'
import { claimIndex } from './claims'
import { verifyDocument } from './signed-document'
import { isAdopted, namesIn, type Trust } from './trust-document'
import { looseEntry, type TrustedEntry, trustedEntry } from './trusted-entry'

export const rootType = 'sarv-catalogue'

/** What documents and entries are read from. */
export interface TrustSource {
  /** The text at a path; undefined where there is none. */
  read(path: string): Promise<string | undefined>
  /** The paths in a folder. */
  list(folder: string): Promise<readonly string[]>
}

/**
 * The root in a stored text, signed by any key that the trust document names: what it leads to is signed by its owners.
 * @throws Error when it is not
 */
export async function trustedRoot(text: string, trust: Trust): Promise<CatalogueRoot> {
  const { content, signers } = await verifyDocument(text, rootType, trust.ring)
  if (signers.size === 0) throw new Error('it is not signed with a key of the trust document')
  return catalogueRoot.parse(content)
}

/**
 * Reads the entry that a root names.
 * @throws Error that says why it does not hold
 */
export async function readTrustedEntry(
  source: Pick<TrustSource, 'read'>,
  reference: EntryReference,
  trust: Trust | undefined,
): Promise<TrustedEntry> {
  const text = await source.read(entryPath(reference))
  if (text === undefined) throw new Error('it is missing')
  if (sha256Of(text) !== reference.sha256) throw new Error('it has another hash')
  return trust ? trustedEntry(text, reference.name, trust) : looseEntry(text, reference.name)
}

/** All entries of a name that hold, whatever a root says; the newest first. */
export async function entriesOf(source: TrustSource, name: string, trust: Trust): Promise<TrustedEntry[]> {
  const found: TrustedEntry[] = []
  await mapConcurrent(await source.list(`entries/${name}/`), entryLanes, async (path) => {
    const [, sha256] = /\/([0-9a-f]{64})\.json$/.exec(path) ?? []
    if (!sha256) return
    const entry = await readTrustedEntry(source, { name, sha256 }, trust).catch(() => undefined)
    if (entry) found.push(entry)
  })
  return found.sort((one, other) => other.serial - one.serial)
}

export interface TrustedCatalogue {
  readonly catalogue: Catalogue
  readonly entries: ReadonlyMap<string, TrustedEntry>
  /** Entries of the root that do not hold, and why, a line each. The newest one that holds is in their place. */
  readonly refused: readonly string[]
}

/**
 * Reads what a root leads to. Of two remotes that claim the same, that which stands first in the trust document has it.
 * @param known entries that were verified under the same trust document, by their hashes
 * @param trust undefined reads without a look at signatures
 * @param isDoubted takes the newest entry of every name, whatever the root says
 */
export async function trustedCatalogue(
  { entries: references, ...revision }: CatalogueRoot,
  source: TrustSource,
  trust: Trust | undefined,
  known: ReadonlyMap<string, TrustedEntry>,
  isDoubted: boolean,
): Promise<TrustedCatalogue> {
  const read = new Map<string, TrustedEntry | string>()
  await mapConcurrent(isDoubted ? [] : references, entryLanes, async (reference) => {
    const { name, sha256 } = reference
    read.set(name, known.get(sha256) ?? (await readTrustedEntry(source, reference, trust).catch(reasonOf)))
  })
  const claims = claimIndex({ remotes: [] })
  const entries = new Map<string, TrustedEntry>()
  const refused: string[] = []
  const claimOf = (entry: TrustedEntry) =>
    !trust || isAdopted(trust, entry) ? undefined : claims.foreignClaim(entry.delivered)
  for (const name of trust ? namesIn(trust) : references.map((one) => one.name)) {
    const named = read.get(name)
    const error = typeof named === 'string' ? named : named && claimOf(named)
    const right = error === undefined && typeof named === 'object' ? named : undefined
    const others = right || !trust ? [] : await entriesOf(source, name, trust)
    const entry = right ?? others.find((one) => claimOf(one) === undefined)
    if (entry) {
      entries.set(name, entry)
      claims.set(entry.delivered)
    }
    const isDropped = entry && named === undefined && !isDoubted
    if (error !== undefined || isDropped) refused.push(`${name}: ${error ?? 'the root does not name it'}`)
  }
  return { catalogue: { ...revision, ...deliveredOf(entries) }, entries, refused }
}

/** Shell and remotes of verified entries, in the order of the trust document, without those that were taken out. */
export function deliveredOf(entries: ReadonlyMap<string, TrustedEntry>): Pick<Catalogue, 'shell' | 'remotes'> {
  const shell = entries.get(shellName)?.delivered
  const remotes = [...entries.values()].flatMap(({ delivered }) =>
    'base' in delivered && !isRetired(delivered) ? [delivered] : [],
  )
  return { ...(shell && !('base' in shell) ? { shell } : {}), remotes }
}

/** The root out of what was stored, without a look at a signature. @throws SarvError when it is not one */
export function looseRoot(content: object): CatalogueRoot {
  const { data, error } = catalogueRoot.safeParse(content)
  if (!data) throw new SarvError('SARV-122', error.message)
  return data
}
