import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Catalogue } from '../../../contract/catalogue'
import { type BuiltShell, builtShell, type HostVersion, hostVersion } from '../../../contract/catalogued-shell'
import { federationRelease } from '../../../contract/federation-global'
import { shellName, shellOwner } from '../../../contract/shell-name'
import { workspace } from '../../build/packages'
import { SarvError } from '../../errors/sarv-error'
import { commitOf, versionOf } from '../../webpack/remote-version'
import { putIdempotent } from '../put-idempotent'
import { sha256Of } from '../sha256'
import { Conflict, type Store } from '../store'
import { publishedVersions } from './published-versions'
import { downloadShell, fileListOf, fileListPath } from './shell-store'
import { filesOfBuild, folderOf, requireName, storedDescription, uploadFolder } from './stored-version'
import { recordUpload } from './upload-record'

/** The shells that document servers have of their own. After a deployment open tabs run the previous one for a while. */
const hosts = z.object({ live: hostVersion, previous: z.optional(hostVersion), since: z.string(), by: z.string() })

const hostBuild = z.object({
  provided: z.record(z.string(), z.string()),
  federation: z.optional(z.string()),
  shell: z.optional(z.object({ pages: z.array(z.string()) })),
})

/** Written last: a folder without it is an upload that ended half-way. */
const description = 'platform.json'
const key = 'host.json'
export const hostFolder = path.join(workspace, 'host/dist')

/** What a built shell is, by its `host.json` and all of its files; undefined when none is built in that folder. */
export function builtShellIn(folder: string, commit = commitOf(folder)): BuiltShell | undefined {
  const file = path.join(folder, 'host.json')
  if (!existsSync(file)) return undefined
  const { provided, federation = federationRelease, shell } = hostBuild.parse(JSON.parse(readFileSync(file, 'utf8')))
  const files = fileListOf(filesOfBuild(folder))
  return {
    name: shellName,
    version: versionOf(provided['@sarv/shared/platform'] ?? '0.0.0', files),
    owner: shellOwner,
    commit,
    provided,
    federation,
    ...(shell && { pages: shell.pages }),
    files: sha256Of(files),
  }
}

/**
 * What remotes must fit: every shell that runs, a canary too, and the one before, whose tabs are open for a while. Without
 * one in the catalogue it is the one that was announced, and where none was the one that is built in this workspace.
 * @throws SarvError when there is none either
 */
export async function runningHosts(store: Store, { shell }: Pick<Catalogue, 'shell'>): Promise<HostVersion[]> {
  if (shell) return [shell.current, shell.canary?.built, shell.previous].filter((one) => one !== undefined)
  const stored = await store.get(key)
  if (stored) {
    const { live, previous } = hosts.parse(JSON.parse(new TextDecoder().decode(stored.body)))
    return previous ? [live, previous] : [live]
  }
  const built = builtShellIn(hostFolder)
  if (!built) throw new SarvError('SARV-504', `${store.address} has no host, and none is built here.`)
  return [built]
}

/**
 * Uploads a built shell; the same one again changes nothing.
 * @param attest called with all of its files, before the last of them says that it is published
 * @returns its description as it is stored
 */
export async function uploadHost(
  store: Store,
  built: BuiltShell,
  folder: string,
  by: string,
  attest: (files: ReadonlyMap<string, Buffer>) => Promise<void> = async () => undefined,
): Promise<Uint8Array> {
  const { version } = built
  const stored = await storedDescription(store, shellName, version)
  if (stored) return stored
  await recordUpload(store, shellName, version, by)
  const files = filesOfBuild(folder)
  files.set(fileListPath, Buffer.from(fileListOf(files)))
  const described = Buffer.from(`${JSON.stringify(built, undefined, 2)}\n`)
  files.set(description, described)
  await attest(files)
  await uploadFolder(store, folderOf(shellName, version), files, description)
  return described
}

/** A published shell. @throws SarvError when the store does not have it */
export async function publishedShell(store: Store, version: string): Promise<BuiltShell> {
  const stored = await storedDescription(store, shellName, version)
  if (stored) {
    const built = builtShell.parse(JSON.parse(new TextDecoder().decode(stored)))
    return requireName({ name: shellName, version }, built)
  }
  const newest = (await publishedVersions(store, shellName)).slice(0, 10).map((one) => one.version)
  const there = newest.length > 0 ? `The newest are ${newest.join(', ')}.` : 'No shell is published.'
  throw new SarvError('SARV-202', `${shellName}@${version} is not in ${store.address}. ${there}`)
}

/**
 * The build of a host in a folder of this machine: the workspace's own when it is that version, else out of the store.
 * @param into an empty folder
 * @returns undefined when it is in neither
 */
export async function hostBuildIn(store: Store, { version }: HostVersion, into: string): Promise<string | undefined> {
  if (builtShellIn(hostFolder)?.version === version) return hostFolder
  const stored = await storedDescription(store, shellName, version)
  if (!stored) return undefined
  await downloadShell(store, builtShell.parse(JSON.parse(new TextDecoder().decode(stored))), into)
  return into
}

/**
 * Says which host is live from now on, where document servers have it of their own; the one before is the previous one.
 * @throws SarvError when another writer did at the same time
 */
export async function announceHost(store: Store, live: HostVersion, by: string): Promise<void> {
  const stored = await store.get(key)
  const before = stored && hosts.parse(JSON.parse(new TextDecoder().decode(stored.body)))
  if (before?.live.version === live.version) return
  const next = { live: z.parse(hostVersion, live), previous: before?.live, since: new Date().toISOString(), by }
  const body = `${JSON.stringify(next, undefined, 2)}\n`
  try {
    await putIdempotent(store, key, body, stored ? { tag: stored.tag } : 'absent')
  } catch (error) {
    if (error instanceof Conflict) throw new SarvError('SARV-211', 'Another host was published.')
    throw error
  }
}
