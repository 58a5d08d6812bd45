import type { Catalogue } from '../../contract/catalogue'
import type { BuiltFolder } from '../build/read-build'
import type { Store } from '../store/store'
import { uploadDeltas } from '../store/versions/upload-deltas'

/**
 * Puts beside a version what browsers with another one fetch in place of whole files. It is published with or without: a
 * store that has no room left costs bytes, and nothing else.
 * @returns what a person should know
 */
export async function deltaLines(
  store: Store,
  { built, files }: BuiltFolder,
  { remotes }: Catalogue,
): Promise<string[]> {
  const known = remotes.find(({ current }) => current.name === built.name)
  const others = [known?.current, known?.canary?.built, known?.previous].filter((one) => one !== undefined)
  try {
    await uploadDeltas(store, built, files, others)
    return []
  } catch (error) {
    return [`No differences from former versions: ${error instanceof Error ? error.message : error}`]
  }
}
