import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, usualPorts } from '@sarv/shared/deploy/platform-plan'
import { type ManifestRoute, remoteManifest } from '@sarv/shared/remote/manifest'

/** What the five teams declare about their pages. */
export const declaredRoutes: readonly ManifestRoute[] = Object.keys(usualPorts.remotes).flatMap((name) => {
  const manifest = readFileSync(path.join(folderOf(name), 'remote.json'), 'utf8')
  return remoteManifest.parse(JSON.parse(manifest)).routes
})
