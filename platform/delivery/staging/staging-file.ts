import { existsSync, readFileSync } from 'node:fs'
import type { Catalogue } from '../../contract/catalogue'
import { catalogueText, parseCatalogue } from '../store/catalogue/catalogue-text'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import { replaceFile } from '../store/replace-file'

/** Writes the catalogue of staging for the host, signed when this process has the key. */
export async function writeStagedCatalogue(file: string, catalogue: Catalogue, keys: CatalogueKeys): Promise<void> {
  replaceFile(file, await catalogueText(catalogue, keys))
}

/**
 * What was written last. A catalogue of an earlier release, or of a writer without the key, does not count: it is made
 * again from the remotes that respond.
 */
export async function readStagedCatalogue(
  file: string,
  keys: CatalogueKeys,
  log: (line: string) => void,
): Promise<Catalogue | undefined> {
  if (!existsSync(file)) return undefined
  try {
    return (await parseCatalogue(readFileSync(file, 'utf8'), keys)).catalogue
  } catch (error) {
    log(`${file} is made again: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`)
    return undefined
  }
}
