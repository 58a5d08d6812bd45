import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const workspace = path.resolve(import.meta.dirname, '../../..')

/** The folders of the remotes: everything beside `host` that has a manifest. */
export function remoteFolders(): string[] {
  return readdirSync(workspace)
    .filter((name) => existsSync(path.join(workspace, name, 'remote.json')))
    .map((name) => path.join(workspace, name))
    .sort()
}

/** The names of this workspace's remotes, as their folders have them: `invest` of `remote-invest`. */
export function remoteNames(): string[] {
  return remoteFolders().map((folder) => path.basename(folder).replace(/^remote-/, ''))
}
