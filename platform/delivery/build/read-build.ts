import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltRemote, builtRemote } from '../../contract/manifest'
import { tryParseJson } from '../../lib/try-parse-json'
import { SarvError } from '../errors/sarv-error'
import { filesOfBuild } from '../store/versions/stored-version'

/** A remote of this workspace as it was built. */
export interface BuiltFolder {
  readonly folder: string
  readonly built: BuiltRemote
  readonly files: ReadonlyMap<string, Buffer>
}

/** What a build has put into its folder. @throws SarvError when that is not a remote */
export function readBuild(dist: string): BuiltFolder {
  const description = path.join(dist, 'platform.json')
  if (!existsSync(description))
    throw new SarvError(
      'SARV-302',
      `${description} was not written; --folder, in place of --dist, does so after any bundler.`,
    )
  const read = builtRemote.safeParse(tryParseJson(readFileSync(description, 'utf8')))
  if (!read.success) throw new SarvError('SARV-410', `${description}: ${read.error.message}`)
  return { folder: dist, built: read.data, files: filesOfBuild(dist) }
}
