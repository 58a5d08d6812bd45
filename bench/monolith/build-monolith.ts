import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders, workspace } from '@sarv/delivery/build/packages'
import { sourcesDigest } from '@sarv/delivery/build/sources-digest'
import { folderOf } from '@sarv/delivery/local/platform-plan'
import { remotePreset } from '@sarv/delivery/webpack/remote-preset'
import { type BuiltRemote, builtRemote } from '@sarv/shared/internal/remote/manifest'
import type { ChunkGroup, Compilation } from 'webpack'
import { chunkFolder, monolithConfig } from './monolith-config'
import { nextVersion } from './next-version'
import { run, withCompiler } from './run-webpack'

const built = path.join(workspace, 'bench/dist')
const hostFolder = path.join(workspace, 'host')

/** The remote of which a next version is deployed while a visitor is away. */
export const deployed = 'support'

/** What the shell is built with besides itself: its workers, the frame of its pages and what starts them. */
const builtBeside = ['sw.js', 'sw-off.js', 'workers', 'workers.json', 'frame.cjs', 'frame.css', 'boot.js'] as const

/** Where the builds of this bench lie. `platform.json` of the monolith's remotes is under `<folder>/<remote>/dist`. */
export const folders = {
  monolith: path.join(built, 'monolith'),
  nextMonolith: path.join(built, 'next-monolith'),
  /** The next version of `deployed`, as a remote. */
  nextRemote: path.join(built, `next-${deployed}`),
} as const

/**
 * Builds the monolith, and both sides once more with a change in one remote, unless the sources are those of the last
 * time. Host and remotes must be built already.
 */
export async function buildMonolith(say: (line: string) => void): Promise<void> {
  const mark = path.join(built, '.built')
  const digest = digestOf([hostFolder, ...remoteFolders(), import.meta.dirname])
  if (readOr(mark) === digest) return say('monolith: unchanged')
  const started = performance.now()
  const changed = path.join(folderOf(deployed), 'src/index.ts')
  let isNext = false
  // One compiler for both versions: what is not changed is compiled and minified once.
  const monolith = nextVersion(monolithConfig(folders.monolith), changed, () => isNext)
  await withCompiler({ ...monolith, cache: { type: 'memory' } }, async (compiler) => {
    describeParts(folders.monolith, await run(compiler))
    isNext = true
    compiler.outputPath = folders.nextMonolith
    describeParts(folders.nextMonolith, await run(compiler))
  })
  const remote = remotePreset(folderOf(deployed))
  const output = { ...remote.output, path: path.join(folders.nextRemote, 'dist') }
  const next = nextVersion({ ...remote, output }, changed, () => true)
  await withCompiler(next, async (compiler) => void (await run(compiler)))
  writeFileSync(mark, digest)
  say(`monolith: built in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}

/** Puts what is built beside the shell into a build of the monolith, and describes its parts as remotes. */
function describeParts(folder: string, compilation: Compilation): void {
  for (const beside of builtBeside)
    cpSync(path.join(hostFolder, 'dist', beside), path.join(folder, beside), { recursive: true })
  const hostFile = path.join(folder, 'host.json')
  const host = JSON.parse(readFileSync(hostFile, 'utf8')) as { files: BuiltRemote['files'] }
  const taken = new Set<string>()
  for (const remote of remoteFolders()) {
    const deployedOne = builtRemote.parse(JSON.parse(readFileSync(path.join(remote, 'dist/platform.json'), 'utf8')))
    const group = compilation.namedChunkGroups.get(deployedOne.name)
    if (!group) throw new Error(`The monolith has no chunk of ${deployedOne.name}`)
    const described = describe(deployedOne, group, host.files)
    for (const file of described.files) taken.add(`${chunkFolder}/${file.path}`)
    const output = path.join(folder, deployedOne.name, 'dist')
    mkdirSync(output, { recursive: true })
    writeFileSync(path.join(output, 'platform.json'), JSON.stringify(described))
  }
  // Every file is listed once, or the monolith's page would be longer than it has to be.
  writeFileSync(hostFile, JSON.stringify({ ...host, files: host.files.filter((file) => !taken.has(file.path)) }))
}

/** A part of the monolith in the words of a remote's manifest, so that the document server preloads it in the same way. */
function describe({ kit: _, ...remote }: BuiltRemote, group: ChunkGroup, files: BuiltRemote['files']): BuiltRemote {
  const prefix = `${chunkFolder}/`
  const inFolder = (names: Iterable<string>) =>
    [...names].flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
  const first = inFolder(group.getFiles())
  const all = new Set(inFolder(filesBelow(group)))
  const scripts = first.filter((name) => name.endsWith('.js'))
  const [entry] = scripts.slice(-1)
  if (!entry) throw new Error(`The monolith has no script of ${remote.name}`)
  return {
    ...remote,
    version: chunkFolder,
    entry,
    expose: { scripts, styles: first.filter((name) => name.endsWith('.css')) },
    files: files
      .filter((file) => file.path.startsWith(prefix) && all.has(file.path.slice(prefix.length)))
      .map((file) => ({ ...file, path: file.path.slice(prefix.length) })),
  }
}

/** The files of a chunk group and of all that it loads later. */
function filesBelow(group: ChunkGroup, seen = new Set<ChunkGroup>()): Set<string> {
  if (seen.has(group)) return new Set()
  seen.add(group)
  return new Set([...group.getFiles(), ...group.getChildren().flatMap((child) => [...filesBelow(child, seen)])])
}

function digestOf(packages: readonly string[]): string {
  const digest = createHash('sha256')
  for (const folder of packages) digest.update(sourcesDigest(folder))
  return digest.digest('hex')
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
