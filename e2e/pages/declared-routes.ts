import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, usualPorts } from '@sarv/delivery/local/platform-plan'
import { type ManifestRoute, remoteManifest } from '@sarv/shared/internal/remote/manifest'

const manifests = Object.keys(usualPorts.remotes).map((name) =>
  remoteManifest.parse(JSON.parse(readFileSync(path.join(folderOf(name), 'remote.json'), 'utf8'))),
)

/** What the five teams declare about their pages. */
export const declaredRoutes: readonly ManifestRoute[] = manifests.flatMap(({ routes }) => routes)

/** Pages that the teams declare and do not answer yet (D-42). */
export const plannedRoutes: readonly ManifestRoute[] = manifests.flatMap(({ planned = [] }) => planned)

/** The remote whose page an address is; undefined for the shell's own. */
export function remoteOf(address: string): string | undefined {
  const [wanted = ''] = address.split('?')
  const answers = ({ path: route }: ManifestRoute) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(wanted)
  return manifests.find(({ routes }) => routes.some(answers))?.name
}

/** Whether a remote has a page for an address by now: what leads to a planned one is not drawn (D-42). */
export const isAnswered = (address: string) => remoteOf(address) !== undefined
