import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf } from '@sarv/delivery/local/platform-plan'
import { builtFile } from '@sarv/delivery/webpack/built-file'
import { type BuiltRemote, builtRemote } from '@sarv/shared/internal/remote/manifest'

export interface AnotherVersion {
  /** The folder to serve. */
  readonly folder: string
  readonly built: BuiltRemote
}

/**
 * What a team's next delivery looks like: the remote's build under another version, with one text changed and the hashes
 * made anew.
 * @throws Error when the text stands nowhere
 */
export function anotherVersion(remote: string, version: string, from: string, to: string): AnotherVersion {
  const folder = mkdtempSync(path.join(tmpdir(), `sarv-${remote}-`))
  cpSync(path.join(folderOf(remote), 'dist'), folder, { recursive: true })
  const sidecar = path.join(folder, 'platform.json')
  const before = builtRemote.parse(JSON.parse(readFileSync(sidecar, 'utf8')))
  let changed = 0
  const files = before.files.map((file) => {
    const place = path.join(folder, file.path)
    const text = readFileSync(place, 'utf8')
    if (!file.path.endsWith('.js') || !text.includes(from)) return file
    changed++
    const bytes = Buffer.from(text.replaceAll(from, to))
    writeFileSync(place, bytes)
    const next = builtFile(file.path, bytes)
    if (next.compressed) writeFileSync(`${place}.br`, next.compressed)
    return next.file
  })
  if (changed === 0) throw new Error(`No script of ${remote} says ${from}`)
  const built = { ...before, version, files }
  writeFileSync(sidecar, JSON.stringify(built))
  return { folder, built }
}
