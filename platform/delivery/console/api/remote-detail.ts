import { remoteOf } from '../../store/catalogue/catalogue-changes'
import { publishedVersions } from '../../store/versions/published-versions'
import type { RemoteDetail } from '../contract'
import type { ConsoleSetup } from './console-setup'
import type { Snapshots } from './snapshot'

/**
 * One remote: its row, what it declares, and which versions of it are published.
 * @throws SarvError when the catalogue does not know it
 */
export async function remoteDetailOf(
  { store }: Pick<ConsoleSetup, 'store'>,
  snapshots: Snapshots,
  name: string,
): Promise<Omit<RemoteDetail, 'row'> & { readonly row: RemoteDetail['row'] | undefined }> {
  const { catalogue, rows } = await snapshots.read()
  const { commit, requires, routes } = remoteOf(catalogue, name).current
  const published = await publishedVersions(store, name)
  return {
    row: rows.find((row) => row.name === name),
    commit,
    platform: requires.platform,
    routes: routes.map(({ path }) => path),
    versions: published.flatMap(({ isWhole, ...version }) => (isWhole ? version : [])),
  }
}
