import { SarvError } from '../../errors/sarv-error'
import { Conflict, type Store } from '../store'
import { catalogueKey } from './catalogue-path'
import { readCatalogue } from './catalogue-store'
import type { CatalogueKeys } from './signing-keys'
import { writeRoot } from './write-root'

/**
 * Makes the root and the entries of a store that has its catalogue in one document. Revision and content stay, and so does
 * the document (see `updateFormerCatalogue`).
 * @returns the revision; undefined when there is nothing to migrate
 * @throws SarvError when it cannot be read, or could not be signed
 */
export async function migrateCatalogue(store: Store, keys: CatalogueKeys): Promise<number | undefined> {
  const { catalogue, signature, key } = await readCatalogue(store, keys)
  if (key === catalogueKey) return undefined
  if (signature !== 'none' && !keys.privateKey)
    throw new SarvError('SARV-112', `Revision ${catalogue.revision} in ${store.address} is signed.`)
  try {
    await writeRoot(store, keys, catalogue, new Map(), 'absent')
  } catch (error) {
    // Another migration was first.
    if (!(error instanceof Conflict)) throw error
  }
  return catalogue.revision
}
