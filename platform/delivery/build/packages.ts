import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Whether a product of its own has the platform as a package: its sources, its sandbox and its tests are elsewhere. */
export const isInstalled = import.meta.dirname.includes(`${path.sep}node_modules${path.sep}`)

/** The product's folder: around the platform's sources, or where the program runs that has them as a package. */
export const workspace = isInstalled ? process.cwd() : path.resolve(import.meta.dirname, '../../..')

/** The folders of the remotes: everything beside `host` that has a manifest. */
export function remoteFolders(): string[] {
  return readdirSync(workspace)
    .filter((name) => existsSync(path.join(workspace, name, 'remote.json')))
    .map((name) => path.join(workspace, name))
    .sort()
}

/** The names of this workspace's remotes, as their folders have them: `savings` of `remote-savings`. */
export function remoteNames(): string[] {
  return remoteFolders().map((folder) => path.basename(folder).replace(/^remote-/, ''))
}
