import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteManifest } from '@sarv/platform/contract/manifest'
import { matchPath } from 'react-router-dom'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Which addresses are answered while one remote stands alone in a test: its own screens, and what the manifests of all
 * remotes have under `routes`, but nothing that they have only `planned` (D-42). Everything else counts as the shell's.
 * @param own paths of the screens under test
 */
export function answeredAddresses(own: readonly string[]): (address: string) => boolean {
  const manifests = readdirSync(workspace)
    .map((folder) => path.join(workspace, folder, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => remoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))))
  const answered = [...own, ...manifests.flatMap(({ routes }) => routes.map((route) => route.path))]
  const planned = manifests.flatMap((manifest) => (manifest.planned ?? []).map((route) => route.path))
  return (address) => {
    const [pathname = ''] = address.split(/[?#]/)
    const among = (paths: readonly string[]) => paths.some((pattern) => matchPath(pattern, pathname))
    return among(answered) || !among(planned)
  }
}
