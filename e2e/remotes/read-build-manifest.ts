import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltRemote, builtRemote } from '@sarv/platform/contract/manifest'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'

/** What the build of a remote says of itself: its `platform.json`. */
export function readBuildManifest(remote: string): BuiltRemote {
  return builtRemote.parse(JSON.parse(readFileSync(path.join(folderOf(remote), 'dist/platform.json'), 'utf8')))
}
