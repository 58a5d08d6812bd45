import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BuiltRemote, builtRemote } from '@sarv/platform/contract/manifest'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { builtFile } from '@sarv/platform/delivery/webpack/built-file'
import { readBuildManifest } from './read-build-manifest'

export interface AnotherVersion {
  /** The folder to serve. */
  readonly folder: string
  readonly built: BuiltRemote
}

/**
 * What a team's next delivery looks like: the remote's build under another version, with one text changed and the hashes
 * made again.
 * @throws Error when the text stands nowhere
 */
export function anotherVersion(remote: string, version: string, from: string, to: string): AnotherVersion {
  let changed = 0
  const next = rebuilt(remote, version, (file, text) => {
    if (file.endsWith('.js') && text.includes(from)) changed++
    return { path: file, text: file.endsWith('.js') ? text.replaceAll(from, to) : text }
  })
  if (changed === 0) throw new Error(`No script of ${remote} says ${from}`)
  return next
}

/** A delivery that changes nothing that people see: the entry with one more line. */
export function withAnotherEntry(remote: string, version: string): AnotherVersion {
  return rebuilt(remote, version, (file, text) => ({
    path: file,
    text: file === 'remoteEntry.js' ? `${text}\n` : text,
  }))
}

/** A delivery that changes every file but the kit's: each has another hash, in its name too where it has one there. */
export function withOtherHashes(remote: string, version: string): AnotherVersion {
  const { files, kit } = readBuildManifest(remote)
  const others = files.filter(({ path }) => path !== kit?.script && path !== kit?.style)
  const hashes = others.flatMap(({ path }) => /\.([\da-f]{8})\.\w+$/.exec(path)?.[1] ?? [])
  const renamed = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, [...hash].reverse().join('')), text)
  return rebuilt(remote, version, (file, text) =>
    others.some(({ path }) => path === file) || file === 'platform.json'
      ? { path: renamed(file), text: `${renamed(text)}\n` }
      : { path: file, text },
  )
}

/** A script or a style sheet of a build. */
interface TextFile {
  readonly path: string
  readonly text: string
}

/**
 * The remote's build under another version, with its scripts, its style sheets and `platform.json` changed and their hashes
 * made again.
 */
export function rebuilt(
  remote: string,
  version: string,
  change: (path: string, text: string) => TextFile,
): AnotherVersion {
  const folder = mkdtempSync(path.join(tmpdir(), `sarv-${remote}-`))
  cpSync(path.join(folderOf(remote), 'dist'), folder, { recursive: true })
  const sidecar = path.join(folder, 'platform.json')
  const before = readFileSync(sidecar, 'utf8')
  const files = builtRemote.parse(JSON.parse(before)).files.map((file) => {
    if (!/\.(js|css)$/.test(file.path)) return file
    const text = readFileSync(path.join(folder, file.path), 'utf8')
    const next = change(file.path, text)
    if (next.text === text && next.path === file.path) return file
    for (const ending of ['', '.br']) rmSync(path.join(folder, file.path + ending), { force: true })
    const place = path.join(folder, next.path)
    const bytes = Buffer.from(next.text)
    const written = builtFile(next.path, bytes)
    writeFileSync(place, bytes)
    if (written.compressed) writeFileSync(`${place}.br`, written.compressed)
    return written.file
  })
  const described = builtRemote.parse(JSON.parse(change('platform.json', before).text))
  const built = { ...described, version, files }
  writeFileSync(sidecar, JSON.stringify(built))
  return { folder, built }
}
