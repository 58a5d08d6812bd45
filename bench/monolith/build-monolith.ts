import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltRemote, builtRemote } from '@sarv/platform/contract/manifest'
import { remoteFolders } from '@sarv/platform/delivery/build/packages'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { remotePreset } from '@sarv/platform/delivery/webpack/remote-preset'
import type { ChunkGroup, Compilation } from 'webpack'
import { copyBesideShell } from '../build/beside-shell'
import { buildOnce } from '../build/build-once'
import { builtVariants, changedSource, deployed, monolithFolders } from '../build/built-folders'
import { nextVersion } from '../build/next-version'
import { run, withCompiler } from '../build/run-webpack'
import { chunkFolder, monolithConfig } from './monolith-config'

/**
 * Builds the monolith, and it and the remote that is deployed once more in their next version, unless the sources are those
 * of the last time. Host and remotes must be built already.
 */
export function buildMonolith(say: (line: string) => void): Promise<void> {
  return buildOnce('monolith', import.meta.dirname, build, say)
}

async function build(): Promise<void> {
  let isNext = false
  // One compiler for both versions: what is not changed is compiled and minified once.
  const monolith = nextVersion(monolithConfig(monolithFolders.usual), changedSource, () => isNext)
  await withCompiler({ ...monolith, cache: { type: 'memory' } }, async (compiler) => {
    describeParts(monolithFolders.usual, await run(compiler))
    isNext = true
    compiler.outputPath = monolithFolders.next
    describeParts(monolithFolders.next, await run(compiler))
  })
  const remote = remotePreset(folderOf(deployed))
  const output = { ...remote.output, path: path.join(builtVariants.federated.next, 'dist') }
  const next = nextVersion({ ...remote, output }, changedSource, () => true)
  await withCompiler(next, async (compiler) => void (await run(compiler)))
}

/** Puts what is built beside the shell into a build of the monolith, and describes its parts as remotes. */
function describeParts(folder: string, compilation: Compilation): void {
  copyBesideShell(folder)
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
