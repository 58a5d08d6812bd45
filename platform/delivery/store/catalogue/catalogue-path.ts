import type { EntryReference } from '../../../contract/catalogue'

/** Under which key every store has the root of its catalogue. */
export const catalogueKey = 'catalogue-root.json'

/** Where a store of before has all of the catalogue in one document. `pnpm sarv doctor --migrate` makes the root of it. */
export const formerCatalogueKey = 'catalogue.json'

/** Where an entry lies: its key in a store, and its path beside the root elsewhere. */
export function entryPath({ name, sha256 }: EntryReference): string {
  return `entries/${name}/${sha256}.json`
}
