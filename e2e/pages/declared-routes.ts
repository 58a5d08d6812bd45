import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, usualPorts } from '@sarv/delivery/local/platform-plan'
import { type ManifestRoute, remoteManifest } from '@sarv/shared/internal/remote/manifest'

/** What the five teams declare about their pages. */
export const declaredRoutes: readonly ManifestRoute[] = Object.keys(usualPorts.remotes).flatMap((name) => {
  const manifest = readFileSync(path.join(folderOf(name), 'remote.json'), 'utf8')
  return remoteManifest.parse(JSON.parse(manifest)).routes
})

/** Whether a page for an address is there by now: what leads to a planned one is not drawn (D-42). */
export function isAnswered(address: string): boolean {
  const [wanted = ''] = address.split('?')
  const answered = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(wanted)
  return declaredRoutes.some(({ path: route }) => answered(route))
}
