import {
  type Catalogue,
  type CataloguedRemote,
  type CatalogueRoot,
  type EntryReference,
  parseCatalogueDocument,
} from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { type KnownReferences, type ReadEntry, readEntries } from './catalogue-entries'
import { signCatalogue, verifiedCatalogue } from './catalogue-signature'
import { contentOf } from './signed-text'
import type { CatalogueKeys } from './signing-keys'

export interface ReadCatalogue {
  readonly catalogue: Catalogue
  /** Of the remotes that lie in entries of their own. */
  readonly references: KnownReferences
  /** Whether its signature was right; `unchecked` without a key on this machine. */
  readonly signature: 'none' | 'right' | 'unchecked'
}

/** Entries of the catalogue that was read last, by their hashes: they never change, and a guard reads it each 15 seconds. */
let recent: ReadonlyMap<string, CataloguedRemote> = new Map()

/** Serializes a catalogue or its root, signed when this machine has the key. */
export async function catalogueText(
  document: Catalogue | CatalogueRoot,
  { privateKey }: CatalogueKeys,
): Promise<string> {
  return privateKey ? signCatalogue(document, privateKey) : `${JSON.stringify(document, undefined, 2)}\n`
}

/**
 * Parses what `catalogueText` wrote, and verifies it when this machine has the public key.
 * @param readEntry reads the entries that a root names; a catalogue that is one file has none
 * @throws SarvError when it is not a catalogue, or not signed with that key
 */
export async function parseCatalogue(
  text: string,
  keys: CatalogueKeys,
  readEntry: ReadEntry = async () => undefined,
): Promise<ReadCatalogue> {
  const { document, signature } = await parseDocument(text, keys)
  if (!('entries' in document)) return { catalogue: document, references: new Map(), signature }
  const { entries, ...revision } = document
  const before = recent
  const missing = entries.filter(({ sha256 }) => !before.has(sha256))
  const read = await readEntries(missing, readEntry).catch((error) => {
    throw notCatalogue(error)
  })
  const references = new Map<CataloguedRemote, EntryReference>()
  for (const reference of entries) {
    const remote = read.get(reference.sha256) ?? before.get(reference.sha256)
    if (remote) references.set(remote, reference)
  }
  recent = new Map([...references].map(([remote, { sha256 }]) => [sha256, remote]))
  return { catalogue: { ...revision, remotes: [...references.keys()] }, references, signature }
}

async function parseDocument(text: string, { publicKey }: CatalogueKeys) {
  const stored = parsed(text)
  if (publicKey) {
    try {
      return { document: await verifiedCatalogue(text, publicKey), signature: 'right' } as const
    } catch (error) {
      throw new SarvError('SARV-113', error instanceof Error ? error.message : String(error))
    }
  }
  try {
    return {
      document: parseCatalogueDocument(contentOf(stored)),
      signature: 'payload' in stored ? 'unchecked' : 'none',
    } as const
  } catch (error) {
    throw notCatalogue(error)
  }
}

function notCatalogue(error: unknown): SarvError {
  if (error instanceof SarvError) return error
  return new SarvError('SARV-122', error instanceof Error ? error.message : String(error))
}

/** What a stored catalogue holds, neither verified nor validated: for a caller that looks at a part of it only. */
export function catalogueContent(text: string): object {
  return contentOf(parsed(text))
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Told below: a text that is not JSON is not a catalogue either.
  }
  throw new SarvError('SARV-122', `It begins with ${JSON.stringify(text.slice(0, 40))}.`)
}
