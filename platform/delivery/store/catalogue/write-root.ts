import type { Catalogue } from '../../../contract/catalogue'
import { contentMetadata } from '../content-metadata'
import { mapConcurrent } from '../map-concurrent'
import { putIdempotent } from '../put-idempotent'
import type { Expect, Store } from '../store'
import { entryLanes, type KnownReferences, splitCatalogue } from './catalogue-entries'
import { catalogueKey } from './catalogue-path'
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
  await mapConcurrent(written, entryLanes, async ([path, text]) => {
    await putIdempotent(store, path, new TextEncoder().encode(text), contentMetadata(path), 'absent')
  })
  const body = new TextEncoder().encode(await catalogueText(root, keys))
  await store.put(catalogueKey, body, contentMetadata(catalogueKey), expect)
}
