import type { BuiltRemote } from '../../../contract/manifest'
import { didYouMean } from '../../errors/closest-word'
import { SarvError } from '../../errors/sarv-error'
import type { Store } from '../store'
import { publishedVersions } from './published-versions'
import { publishedRemotes, requireName, storedVersion } from './stored-version'

/**
 * A version as people name it.
 * @param name `savings@1.2.0`
 * @throws SarvError when the text is not such a name, or nothing or another version is published under it
 */
export async function namedVersion(store: Store, name: string): Promise<BuiltRemote> {
  const { remote, version } = versionName(name)
  const built = await storedVersion(store, remote, version)
  if (built) return requireName({ name: remote, version }, built)
  const complete = (await publishedVersions(store, remote)).flatMap(({ version, isWhole }) => (isWhole ? version : []))
  const there =
    complete.length > 0
      ? `The newest are ${complete.slice(0, 10).join(', ')}.`
      : `Nothing is published of ${remote}.${didYouMean(remote, await publishedRemotes(store))}`
  throw new SarvError('SARV-202', `${remote}@${version} is not in ${store.address}. ${there}`)
}

/** @throws SarvError when the text is not a `<name>@<version>` */
export function versionName(text: string): { remote: string; version: string } {
  const [, remote, version] = /^([a-z][a-z0-9_]*)@([A-Za-z0-9][\w.+-]*)$/.exec(text) ?? []
  if (!remote || !version) throw new SarvError('SARV-102', `Invalid version: expected <name>@<version>, got "${text}".`)
  return { remote, version }
}
