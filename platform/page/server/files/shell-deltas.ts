import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import {
  availableDictionary,
  compressionDictionary,
  deltaFrom,
  deltaOf,
  nameInAllVersions,
} from '../../../delivery/http/compression-dictionary'
import type { FormerShells } from '../shells/former-shells'

/** Shells whose files are dictionaries: those that were replaced last. */
const builds = 3

/** The difference of a file of this shell from what the browser has, once it is made. */
export type FindDelta = (pathname: string, headers: IncomingHttpHeaders) => Buffer | undefined

/**
 * Differences of this shell's scripts and styles from those of the shells before it. All of them are made one after the
 * other once the first browser has such a file; until then, and where they cannot be made, whole files are sent. (PLT-077)
 * @param folder of the built shell
 * @param own paths of its files
 */
export function shellDeltas(
  folder: string,
  own: readonly string[],
  formerShells: FormerShells,
  log: (line: string) => void,
): FindDelta {
  const byName = new Map(own.map((file) => [nameInAllVersions(file), file]))
  byName.delete(undefined)
  let made: Map<string, Buffer> | undefined
  return (pathname, headers) => {
    const hash = availableDictionary(headers)
    if (hash === undefined) return undefined
    if (!made) {
      made = new Map()
      makeDeltas(folder, byName, formerShells, made).catch((error: unknown) =>
        log(`Differences from former shells cannot be made: ${error instanceof Error ? error.message : error}`),
      )
    }
    return made.get(deltaOf(pathname, hash))
  }
}

async function makeDeltas(
  folder: string,
  own: ReadonlyMap<string | undefined, string>,
  formerShells: FormerShells,
  into: Map<string, Buffer>,
): Promise<void> {
  const shells = await formerShells()
  for (const former of await shells.replaced(builds)) {
    const file = own.get(nameInAllVersions(former))
    const kept = file === undefined || file === former ? undefined : await shells.read(former)
    if (!file || !kept) continue
    const dictionary = compressionDictionary(Buffer.from(kept))
    const delta = await deltaFrom(dictionary, await readFile(path.join(folder, file)))
    into.set(deltaOf(`/${file}`, dictionary.hash), delta)
  }
}
