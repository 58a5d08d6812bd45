import { deliveredOf } from '../../store/catalogue/catalogue-changes'
import { publishedVersions } from '../../store/versions/published-versions'
import type { CommonRow, RemoteDetail } from '../contract'
import type { ConsoleSetup } from './console-setup'
import type { Snapshots } from './snapshot'

/**
 * One remote, or the shell: its row, what it declares, and which versions of it are published.
 * @throws SarvError when the catalogue does not know it
 */
export async function remoteDetailOf(
  { store }: Pick<ConsoleSetup, 'store'>,
  snapshots: Snapshots,
  name: string,
): Promise<Omit<RemoteDetail, 'row'> & { readonly row: CommonRow | undefined }> {
  const { catalogue, rows } = await snapshots.read()
  const { current } = deliveredOf(catalogue, name)
  const published = await publishedVersions(store, name)
  return {
    row: rows.find((row) => row.name === name),
    commit: current.commit,
    ...('requires' in current
      ? { platform: current.requires.platform, routes: current.routes.map(({ path }) => path) }
      : { platform: current.provided['@sarv/shared/platform'] ?? '', routes: current.pages ?? [] }),
    versions: published.flatMap(({ isWhole, ...version }) => (isWhole ? version : [])),
  }
}
