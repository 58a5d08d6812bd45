import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteManifest } from '@sarv/platform/contract/manifest'
import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { galleryPage, hostPages, notFoundPage } from '../routing/host-pages'

/** A route as the shell or a remote's manifest declares it. */
export interface DeclaredPage extends ManifestRoute {
  /** `HOST` or the remote's name in capitals. */
  readonly owner: string
  readonly isPublic: boolean
  /** Declared, but without a screen yet (D-42). */
  readonly isPlanned: boolean
}

const workspace = path.resolve(__dirname, '../../..')

/** All declared routes: of the shell, and of each remote in its `remote.json`. */
export function declaredPages(): DeclaredPage[] {
  const own = [...hostPages, galleryPage, notFoundPage].map((page) => ({ ...page, owner: 'HOST', isPlanned: false }))
  const manifests = readdirSync(workspace).map((folder) => path.join(workspace, folder, 'remote.json'))
  const teams = manifests
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const { name, routes, planned = [] } = remoteManifest.parse(JSON.parse(readFileSync(file, 'utf8')))
      const owned = { owner: name.toUpperCase(), isPublic: false }
      return [
        ...routes.map((page) => ({ ...page, ...owned, isPlanned: false })),
        ...planned.map((page) => ({ ...page, ...owned, isPlanned: true })),
      ]
    })
  return [...own, ...teams]
}
