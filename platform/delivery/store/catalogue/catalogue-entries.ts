import {
  type Catalogue,
  type CataloguedRemote,
  type CatalogueRoot,
  cataloguedRemote,
  type Delivered,
  type EntryReference,
} from '../../../contract/catalogue'
import { mapConcurrent } from '../map-concurrent'
import { sha256Of } from '../sha256'
import { entryPath } from './catalogue-path'

/** Entries that are read or written at once. */
export const entryLanes = 16

/** The text of an entry by its path; undefined where there is none. */
export type ReadEntry = (path: string) => Promise<string | undefined>

/** References of the remotes that were read: one that a change leaves as it is keeps its entry, byte for byte. */
export type KnownReferences = ReadonlyMap<Delivered, EntryReference>

/**
 * Reads entries that a root names. The root is signed and has their hashes, so that they are right or nothing.
 * @returns each by its hash
 * @throws Error that names the first entry that is missing or is not what the root names
 */
export async function readEntries(
  references: readonly EntryReference[],
  read: ReadEntry,
): Promise<Map<string, CataloguedRemote>> {
  const entries = new Map<string, CataloguedRemote>()
  await mapConcurrent(references, entryLanes, async (reference) => {
    const path = entryPath(reference)
    const text = await read(path)
    if (text === undefined) throw new Error(`${path} is missing`)
    if (sha256Of(text) !== reference.sha256) throw new Error(`${path} has another hash`)
    entries.set(reference.sha256, cataloguedRemote.parse(JSON.parse(text)))
  })
  return entries
}

/** Splits a catalogue into its root and the texts of the entries that no root has named yet, by their paths. */
export function splitCatalogue(
  { remotes, ...revision }: Catalogue,
  known: KnownReferences,
): { root: CatalogueRoot; written: ReadonlyMap<string, string> } {
  const written = new Map<string, string>()
  const entries = remotes.map((remote) => {
    const before = known.get(remote)
    if (before) return before
    const text = JSON.stringify(remote)
    const reference = { name: remote.current.name, sha256: sha256Of(text) }
    written.set(entryPath(reference), text)
    return reference
  })
  return { root: { ...revision, entries }, written }
}
