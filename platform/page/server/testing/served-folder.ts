import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CataloguedRemote } from '../../../contract/catalogue'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { writeShell } from './shell-fixture'

/** What document servers of a test serve: a built shell, and a catalogue in a file, which `put` writes. */
export function servedFolder() {
  const folder = temporaryFolder()
  const file = path.join(folder, 'catalogue.json')
  const files = writeShell(path.join(folder, 'shell'))
  let revision = 0
  const put = (...remotes: readonly CataloguedRemote[]) =>
    writeFileSync(file, JSON.stringify({ revision: ++revision, issued: '', remotes }))
  put()
  return { folder, file, put, env: { SARV_FILES: files, SARV_CATALOGUE: file } }
}
