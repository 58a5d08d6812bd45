import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { BuiltRemote } from '../../contract/manifest'

/**
 * A version for what was built here: the package's version and a digest of every file, so that other bytes always have
 * another address and the same sources always the same one. A release names its version itself (`SARV_VERSION`).
 * @example versionOf('1.0.0', files) // '1.0.0-3f2a91bc'
 */
export function versionOf(packageVersion: string, files: BuiltRemote['files'] | string): string {
  const digest = createHash('sha256')
  if (typeof files === 'string') digest.update(files)
  else for (const { path, integrity } of files) digest.update(`${path} ${integrity}\n`)
  return `${packageVersion}-${digest.digest('hex').slice(0, 8)}`
}

/** The commit that a folder's sources stand at; `none` outside a repository. */
export function commitOf(folder: string): string {
  try {
    const git = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], git).trim()
  } catch {
    return 'none'
  }
}
