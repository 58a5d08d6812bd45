import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { federationRelease } from '../../../contract/federation-global'
import { workspace } from '../../build/packages'
import { SarvError } from '../../errors/sarv-error'
import { versionOf } from '../../webpack/remote-version'
import { contentMetadata } from '../content-metadata'
import { putIdempotent } from '../put-idempotent'
import { Conflict, type Store } from '../store'
import { downloadFolder, filesOfBuild, uploadFolder } from './stored-version'

/** What a remote must fit to: a build of the shell, by what it brings. */
export const hostVersion = z.object({
  version: z.string(),
  /** Versions of the shared modules. */
  provided: z.record(z.string(), z.string()),
  federation: z.string(),
  /** Routes of the shell itself; absent in what older versions announced. */
  pages: z.optional(z.array(z.string())),
})
export type HostVersion = z.infer<typeof hostVersion>

/** The hosts of an installation. After a deployment of the shell open tabs run the previous one for a while. */
const hosts = z.object({ live: hostVersion, previous: z.optional(hostVersion), since: z.string(), by: z.string() })

const hostBuild = z.object({
  files: z.array(z.object({ path: z.string(), integrity: z.string(), bytes: z.number(), br: z.number() })),
  provided: z.record(z.string(), z.string()),
  federation: z.optional(z.string()),
  shell: z.optional(z.object({ pages: z.array(z.string()) })),
})

const key = 'host.json'
const description = 'host.json'
const folderOf = (version: string) => `hosts/${version}/`
export const hostFolder = path.join(workspace, 'host/dist')

/** What a built shell is, by its `host.json`; undefined when none is built in that folder. */
export function hostVersionOf(folder: string): HostVersion | undefined {
  const description = path.join(folder, 'host.json')
  if (!existsSync(description)) return undefined
  const {
    files,
    provided,
    federation = federationRelease,
    shell,
  } = hostBuild.parse(JSON.parse(readFileSync(description, 'utf8')))
  const version = versionOf(provided['@sarv/shared/platform'] ?? '0.0.0', files)
  return { version, provided, federation, ...(shell && { pages: shell.pages }) }
}

/**
 * The live host, and the previous one when there was one. Where no host was ever published it is the one that is built
 * in this workspace.
 * @throws SarvError when there is none either
 */
export async function runningHosts(store: Store): Promise<HostVersion[]> {
  const stored = await store.get(key)
  if (stored) {
    const { live, previous } = hosts.parse(JSON.parse(new TextDecoder().decode(stored.body)))
    return previous ? [live, previous] : [live]
  }
  const built = hostVersionOf(hostFolder)
  if (!built) throw new SarvError('SARV-504', `${store.address} has no host, and none is built here.`)
  return [built]
}

/** Keeps the files of a host for the smoke tests of remotes. */
export async function uploadHost(store: Store, { version }: HostVersion, folder: string): Promise<void> {
  if (await store.get(`${folderOf(version)}${description}`)) return
  await uploadFolder(store, folderOf(version), filesOfBuild(folder), description)
}

/**
 * The build of a host in a folder of this machine: the workspace's own when it is that version, else out of the store.
 * @param into an empty folder
 * @returns undefined when its files were not kept
 */
export async function hostBuildIn(store: Store, { version }: HostVersion, into: string): Promise<string | undefined> {
  if (hostVersionOf(hostFolder)?.version === version) return hostFolder
  const folder = folderOf(version)
  const listed = await store.get(`${folder}${description}`)
  if (!listed) return undefined
  await downloadFolder(store, folder, into)
  return into
}

/**
 * Says which host is live from now on; the one before is the previous one.
 * @throws SarvError when another writer did at the same time
 */
export async function announceHost(store: Store, live: HostVersion, by: string): Promise<void> {
  const stored = await store.get(key)
  const before = stored && hosts.parse(JSON.parse(new TextDecoder().decode(stored.body)))
  if (before?.live.version === live.version) return
  const next = { live, previous: before?.live, since: new Date().toISOString(), by }
  const body = new TextEncoder().encode(`${JSON.stringify(next, undefined, 2)}\n`)
  try {
    await putIdempotent(store, key, body, contentMetadata(key), stored ? { tag: stored.tag } : 'absent')
  } catch (error) {
    if (error instanceof Conflict) throw new SarvError('SARV-211', 'Another host was published.')
    throw error
  }
}
