import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildPackage } from '@sarv/platform/delivery/build/build-package'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { type BuiltFolder, readBuild } from '@sarv/platform/delivery/build/read-build'
import { createRemote } from '@sarv/platform/delivery/cli/create-remote'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'

interface MadeRemote extends BuiltFolder {
  /** Takes it away again. */
  remove(): void
}

/** Makes a remote as `pnpm sarv create` does, and builds it, outside the packages of the workspace. */
export async function makeRemote(name: string, plain: boolean): Promise<MadeRemote> {
  const cache = path.join(workspace, '.cache')
  mkdirSync(cache, { recursive: true })
  const room = mkdtempSync(path.join(cache, 'made-'))
  // The packages that an installation links into every remote.
  symlinkSync(path.join(folderOf('bank'), 'node_modules'), path.join(room, 'node_modules'))
  const folder = createRemote(room, { name, title: { fa: name, en: name }, plain })
  await buildPackage(folder)
  return { ...readBuild(path.join(folder, 'dist')), remove: () => rmSync(room, { recursive: true }) }
}
