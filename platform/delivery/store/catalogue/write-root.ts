import type { JWK } from 'jose'
import { type Catalogue, deliveredIn, type EntryReference, isRetired } from '../../../contract/catalogue'
import { mapConcurrent } from '../map-concurrent'
import { putIdempotent } from '../put-idempotent'
import { sha256Of } from '../sha256'
import type { Expect, Store } from '../store'
import { signDocument } from '../trust/signed-document'
import { rootType } from '../trust/trusted-catalogue'
import { entryLanes, type KnownReferences, splitCatalogue } from './catalogue-entries'
import { catalogueKey, entryPath } from './catalogue-path'
import { catalogueText } from './catalogue-text'
import type { CatalogueKeys } from './signing-keys'

/**
 * Writes a catalogue: the entries that are new, which are immutable, then the root that names all of them.
 * @param known entries that lie in the store
 * @throws Conflict when the root is not as expected; nothing names the new entries then
 */
export async function writeRoot(
  store: Store,
  keys: CatalogueKeys,
  catalogue: Catalogue,
  known: KnownReferences,
  expect: Expect,
): Promise<void> {
  const { root, written } = splitCatalogue(catalogue, known)
  await writeEntries(store, written)
  await swapRoot(store, await catalogueText(root, keys), expect)
}

/**
 * The same where keys are delegated: each entry is signed by its owner, the shell is one of them.
 * @param entries texts of those that changed
 * @param key that signs the root
 */
export async function writeTrustedRoot(
  store: Store,
  key: JWK,
  catalogue: Catalogue,
  known: KnownReferences,
  entries: readonly { readonly name: string; readonly text: string }[],
  expect: Expect,
): Promise<void> {
  const written = entries.map(({ name, text }) => ({ text, reference: { name, sha256: sha256Of(text) } }))
  const references = new Map<string, EntryReference>()
  const name = (reference: EntryReference | undefined) => reference && references.set(reference.name, reference)
  // What was taken out stays named, by the entry that says so: no reader takes a missing name for that.
  for (const [delivered, reference] of known) if (isRetired(delivered)) name(reference)
  for (const delivered of deliveredIn(catalogue)) name(known.get(delivered))
  for (const { reference } of written) name(reference)
  const { remotes: _, shell: __, ...revision } = catalogue
  await writeEntries(store, new Map(written.map(({ text, reference }) => [entryPath(reference), text])))
  await swapRoot(store, await signDocument({ ...revision, entries: [...references.values()] }, rootType, key), expect)
}

async function writeEntries(store: Store, texts: ReadonlyMap<string, string>): Promise<void> {
  await mapConcurrent(texts, entryLanes, async ([path, text]) => {
    await putIdempotent(store, path, text, 'absent')
  })
}

async function swapRoot(store: Store, text: string, expect: Expect): Promise<void> {
  await store.put(catalogueKey, text, expect)
}
