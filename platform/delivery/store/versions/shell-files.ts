import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { keptFor } from '../catalogue/replaced-shells'
import { contentMetadata, type Meta } from '../content-metadata'
import { mapConcurrent } from '../map-concurrent'
import { openStore } from '../open-store'
import { Conflict, type Store } from '../store'

/** A name that changes with the bytes. */
export const hashedName = /\.[0-9a-f]{8}\.\w+(\.br)?$/

/** How often the list of builds is written again when another server has written it first. */
const attempts = 10
const lanes = 8

const list = 'shell/builds.json'
const keyOf = (file: string) => `shell/files/${file}`

const shellBuild = z.object({
  version: z.string(),
  /** Paths below the folder of the build whose bytes never change. */
  files: z.array(z.string()),
  /** When another build was started in its place; absent while it is the newest. */
  replacedAt: z.optional(z.string()),
})
type ShellBuild = z.infer<typeof shellBuild>
const shellBuilds = z.array(shellBuild)

/** The builds to keep once a build is started: those that were replaced stay for two weeks. (F25) */
export function buildsWith(known: readonly ShellBuild[], started: ShellBuild, now: number): ShellBuild[] {
  const others = known
    .filter(({ version }) => version !== started.version)
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? new Date(now).toISOString() }))
  return [started, ...others.filter(({ replacedAt }) => now - Date.parse(replacedAt) < keptFor)]
}

async function readBuilds(store: Store): Promise<{ builds: ShellBuild[]; tag?: string }> {
  const stored = await store.get(list)
  if (!stored) return { builds: [] }
  const { success, data } = shellBuilds.safeParse(JSON.parse(new TextDecoder().decode(stored.body)))
  return { builds: success ? data : [], tag: stored.tag }
}

/** The paths of all files that are kept. */
export async function shellFilesIn(store: Store): Promise<ReadonlySet<string>> {
  return new Set((await readBuilds(store)).builds.flatMap(({ files }) => files))
}

/** The files of the shells that were replaced last. @param most how many shells */
export async function replacedShellFiles(store: Store, most: number): Promise<string[]> {
  const { builds } = await readBuilds(store)
  const replaced = builds.filter(({ replacedAt }) => replacedAt !== undefined)
  const newest = replaced.sort((a, b) => (b.replacedAt ?? '').localeCompare(a.replacedAt ?? '')).slice(0, most)
  return [...new Set(newest.flatMap(({ files }) => files))]
}

/** A kept file with what a browser is told about it; undefined when it is gone. */
export async function shellFile(store: Store, file: string): Promise<(Meta & { body: Uint8Array }) | undefined> {
  const stored = await store.get(keyOf(file))
  return stored && { body: stored.body, ...contentMetadata(keyOf(file)) }
}

/** Keeps the files of a built shell in a store, where every document server finds them once the shell is another one. */
export async function keepShellFiles(address: string, folder: string, now = Date.now()): Promise<void> {
  const store = await openStore(address)
  const build = shellBuildIn(folder)
  const { builds } = await readBuilds(store)
  if (!builds.some(({ version }) => version === build.version))
    await mapConcurrent(build.files, lanes, (file) => keepFile(store, folder, file))
  const dropped = await replaceBuilds(store, (known) => buildsWith(known, build, now))
  await mapConcurrent(dropped, lanes, (file) => store.remove(keyOf(file)))
}

function shellBuildIn(folder: string): ShellBuild {
  const files = ['host.json', 'workers.json']
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .flatMap((file): { path: string }[] => JSON.parse(readFileSync(file, 'utf8')).files)
    .map((file) => file.path)
    .filter((file) => hashedName.test(file) && existsSync(path.join(folder, file)))
    .sort()
  return { version: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16), files }
}

async function keepFile(store: Store, folder: string, file: string): Promise<void> {
  const key = keyOf(file)
  const body = await readFile(path.join(folder, file))
  await store.put(key, body, 'absent').catch((error: unknown) => {
    // Another build had it too: the name has the hash of the bytes.
    if (!(error instanceof Conflict)) throw error
  })
}

/** @returns the files that no build has any more */
async function replaceBuilds(store: Store, change: (builds: ShellBuild[]) => ShellBuild[]): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const { builds, tag } = await readBuilds(store)
    const next = change(builds)
    const kept = new Set(next.flatMap(({ files }) => files))
    const dropped = builds.flatMap(({ files }) => files).filter((file) => !kept.has(file))
    const body = JSON.stringify(next)
    try {
      await store.put(list, body, tag === undefined ? 'absent' : { tag })
      return dropped
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === attempts) throw error
    }
  }
}
