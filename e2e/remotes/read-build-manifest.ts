import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '@sarv/delivery/local/platform-plan'
import { type BuiltRemote, builtRemote } from '@sarv/shared/internal/remote/manifest'

/** What the build of a remote says of itself: its `platform.json`. */
export function readBuildManifest(remote: string): BuiltRemote {
  return builtRemote.parse(JSON.parse(readFileSync(path.join(folderOf(remote), 'dist/platform.json'), 'utf8')))
}
