import * as z from 'zod/mini'
import type { Catalogue } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { Conflict, type Store } from '../store'
import { printable } from './audit-text'
import { catalogueKey, formerCatalogueKey } from './catalogue-path'
import { catalogueContent, catalogueText } from './catalogue-text'
import type { CatalogueKeys } from './signing-keys'

/** Which revision a stored document is. */
const revisionOf = z.object({
  revision: z.number(),
  writeId: z.optional(z.string()),
  by: z.optional(z.string()),
})
type Revision = z.infer<typeof revisionOf>

/**
 * Writes the catalogue in one document beside the root, for document servers of before: as long as a migrated store has
 * `catalogue.json`, they read there what the root says. An operator removes it when no such server runs any more.
 */
export async function updateFormerCatalogue(store: Store, keys: CatalogueKeys, after: Catalogue): Promise<void> {
  for (;;) {
    const former = await revisionIn(store, formerCatalogueKey)
    if (!former || former.revision >= after.revision) return
    const body = await catalogueText(after, keys)
    try {
      await store.put(formerCatalogueKey, body, { tag: former.tag })
      return
    } catch (error) {
      // Another change is in by now: the newer of the two stays.
      if (!(error instanceof Conflict)) throw error
    }
  }
}

/**
 * A `pnpm sarv` of before knows no root: what it has changed in a migrated store is in no page of a server of today.
 * @param above the change makes a revision above this one
 * @throws SarvError that names the change, so that it can be made again
 */
export async function refuseFormerWriter(store: Store, read: Catalogue, above: number): Promise<void> {
  const former = await revisionIn(store, formerCatalogueKey)
  if (!former || former.revision <= above || isCopyOf(former, read)) return
  const root = await revisionIn(store, catalogueKey)
  if (root && isCopyOf(former, root)) return
  throw new SarvError(
    'SARV-215',
    printable(
      `Its revision ${former.revision}, by ${former.by ?? 'an unnamed person'}; the root has ${read.revision}.`,
    ),
  )
}

/** Whether the one document was written with a root, or with one before it. */
function isCopyOf(former: Revision, root: Revision): boolean {
  return former.revision < root.revision || (former.revision === root.revision && former.writeId === root.writeId)
}

async function revisionIn(store: Store, key: string): Promise<(Revision & { tag: string }) | undefined> {
  const stored = await store.get(key)
  if (!stored) return undefined
  return { ...revisionOf.parse(catalogueContent(new TextDecoder().decode(stored.body))), tag: stored.tag }
}
