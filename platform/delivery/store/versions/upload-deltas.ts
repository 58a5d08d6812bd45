import type { BuiltRemote } from '../../../contract/manifest'
import { compressionDictionary, deltaFrom, deltaOf, nameInAllVersions } from '../../http/compression-dictionary'
import { mapConcurrent } from '../map-concurrent'
import { putIdempotent } from '../put-idempotent'
import type { Store } from '../store'
import { folderOf } from './stored-version'

/** Files that are compressed at once, each by a processor of its own. */
const lanes = 4

type Version = Pick<BuiltRemote, 'name' | 'version' | 'files'>

/**
 * Puts beside the scripts and styles of a version their differences from those of other versions, which browsers have.
 * (PLT-077)
 * @param files of the new version, by path
 * @returns how many are worth it
 */
export async function uploadDeltas(
  store: Store,
  next: Pick<Version, 'name' | 'version'>,
  files: ReadonlyMap<string, Buffer>,
  others: readonly Version[],
): Promise<number> {
  let count = 0
  const pairs = others.flatMap((other) => pairsOf(files, other).map((pair) => ({ ...pair, other })))
  await mapConcurrent(pairs, lanes, async ({ file, former, other }) => {
    const stored = await store.get(`${folderOf(other.name, other.version)}${former}`)
    const [bytes, compressed] = [files.get(file), files.get(`${file}.br`)]
    if (!stored || !bytes) return
    const dictionary = compressionDictionary(Buffer.from(stored.body))
    const delta = await deltaFrom(dictionary, bytes)
    if (delta.length >= (compressed ?? bytes).length) return
    const key = folderOf(next.name, next.version) + deltaOf(file, dictionary.hash)
    await putIdempotent(store, key, delta, 'absent')
    count++
  })
  return count
}

/** Files that both versions have. */
function pairsOf(files: ReadonlyMap<string, Buffer>, other: Version): { file: string; former: string }[] {
  const formers = new Map(other.files.map(({ path }) => [nameInAllVersions(path), path]))
  return [...files.keys()].flatMap((file) => {
    const name = nameInAllVersions(file)
    const former = name && formers.get(name)
    return former ? [{ file, former }] : []
  })
}
