import { deliveredIn } from '../../contract/catalogue'
import { shellName } from '../../contract/shell-name'
import { readBuild } from '../build/read-build'
import { historyOf } from '../store/catalogue/audit'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { builtShellIn } from '../store/versions/host-versions'
import { storedDescription } from '../store/versions/stored-version'

/** What a build is delivered with. */
export interface Delivery {
  readonly store: Store
  readonly keys: CatalogueKeys
  /** Runs a command line of `sarv`. @returns whether it ended well */
  run(...line: readonly string[]): Promise<boolean>
}

/**
 * Publishes a build that an image carries, and promotes it to all people: by the commands, so that the gate is before it.
 * A version that people have had before is not promoted: what was decided about it since, as a rollback, stays. With the
 * first version of a remote comes the agreement to what it may do; later ones that may do more wait for that of a person.
 * @param folder of the build
 * @param base where browsers find the versions of this remote; undefined for the shell
 */
export async function deliverOffered(delivery: Delivery, name: string, folder: string, base?: string): Promise<void> {
  const { store, keys, run } = delivery
  const version = name === shellName ? builtShellIn(folder)?.version : readBuild(folder).built.version
  if (version === undefined) throw new Error(`${folder} has no host.json`)
  const isShellHere = name === shellName && (await storedDescription(store, name, version)) !== undefined
  if (!isShellHere && !(await run('publish', name, '--dist', folder))) return
  const { catalogue } = await readCatalogue(store, keys)
  const known = deliveredIn(catalogue).find(({ current }) => current.name === name)
  if (base !== undefined && known && 'base' in known && known.base !== base)
    await run('promote', `${name}@${known.current.version}`, '--base', base)
  const { entries } = await historyOf(store, catalogue)
  const had = entries.flatMap(({ remotes }) => [remotes[name]?.current, remotes[name]?.canary])
  if (had.includes(version)) return
  const first = known || base === undefined ? [] : ['--base', base, '--agree-authority']
  await run('promote', `${name}@${version}`, ...first)
}
