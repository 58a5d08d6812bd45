import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadEntry } from '../../../delivery/store/catalogue/catalogue-entries'
import { unlessAbsent } from '../../../delivery/store/folder-files'
import { type CatalogueReader, createCatalogueReader } from './catalogue-reader'

/** The last good catalogue in a file of this machine, its entries beside it. */
export interface KeptCatalogue extends CatalogueReader {
  /** Reads an entry where the catalogue comes from; the next `write` keeps it. */
  readonly fetchEntry: ReadEntry
  /** The paths of what is kept in a folder such as `entries/notes/`. */
  list(folder: string): Promise<string[]>
  /**
   * Replaces what is kept: entries first, then the catalogue in one step, then what it does not name is removed.
   * @param named the hashes of its entries
   */
  write(text: string, named: { has(sha256: string): boolean }): Promise<void>
}

/** @param readEntry reads an entry where the catalogue comes from */
export function createKeptCatalogue(file: string, readEntry: CatalogueReader['entry']): KeptCatalogue {
  const folder = path.dirname(file)
  const fetched = new Map<string, string>()
  return {
    ...createCatalogueReader(file),
    async fetchEntry(entry) {
      const text = await readEntry(entry)
      if (text !== undefined) fetched.set(entry, text)
      return text
    },
    async list(place) {
      const names = (await unlessAbsent(readdir(path.join(folder, place)))) ?? []
      return names.map((name) => `${place}${name}`)
    },
    async write(text, named) {
      for (const [entry, entryText] of fetched) await replace(path.join(folder, entry), entryText)
      fetched.clear()
      await replace(file, text)
      const entries = path.join(folder, 'entries')
      const names = (await unlessAbsent(readdir(entries, { recursive: true }))) ?? []
      const unnamed = names.filter((name) => name.endsWith('.json') && !named.has(path.basename(name, '.json')))
      for (const name of unnamed) await rm(path.join(entries, name))
    },
  }
}

async function replace(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text)
  await rename(draft, file)
}
