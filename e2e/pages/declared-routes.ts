import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type RemoteManifest, remoteManifest } from '@sarv/platform/contract/manifest'
import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { remoteFolders } from '@sarv/platform/delivery/build/packages'

const manifests = remoteFolders().map((folder) =>
  remoteManifest.parse(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'))),
)

/** What the teams declare about their pages. */
export const declaredRoutes: RemoteManifest['routes'] = manifests.flatMap(({ routes }) => routes)

/** Pages that the teams declare and do not answer yet (D-42). */
export const plannedRoutes: readonly ManifestRoute[] = manifests.flatMap(({ planned = [] }) => planned)

/** Whether a route, `/funds/:fundId`, is the one of an address: `/funds/11541?from=home`. */
export function isRouteOf(route: string, address: string): boolean {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.replace(/\?.*$/, ''))
}

/** The remote whose page an address is; undefined for the shell's own. */
export function remoteOf(address: string): string | undefined {
  return manifests.find(({ routes }) => routes.some(({ path: route }) => isRouteOf(route, address)))?.name
}

/** Whether a remote has a page for an address by now: what leads to a planned one is not drawn (D-42). */
export const isAnswered = (address: string) => remoteOf(address) !== undefined
