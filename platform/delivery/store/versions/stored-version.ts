import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltRemote, builtRemote } from '../../../contract/manifest'
import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { mapConcurrent } from '../map-concurrent'
import { putIdempotent } from '../put-idempotent'
import { Conflict, type Store } from '../store'
import { buildRecordName } from './build-record-name'
import { recordUpload } from './upload-record'

/** Written last: a folder without it is an upload that ended half-way, and not a version. */
const description = 'platform.json'

const notUploaded = ['.built', buildRecordName]

const root = 'remotes/'
/** The folder of a version, or of all versions, in a store. The shell's are not where browsers read. */
export const folderOf = (name: string, version = '') =>
  `${name === shellName ? 'hosts' : `${root}${name}`}/${version && `${version}/`}`

/** The names of all remotes of which something was uploaded. */
export async function publishedRemotes(store: Store): Promise<string[]> {
  return (await store.list(root)).map((folder) => folder.slice(root.length, -1))
}

/** A published version; undefined when there is none, or only half of it. */
export async function storedVersion(store: Store, name: string, version: string): Promise<BuiltRemote | undefined> {
  const stored = await storedDescription(store, name, version)
  return stored && builtRemote.parse(JSON.parse(new TextDecoder().decode(stored)))
}

/** Returns what a folder holds. @throws SarvError when that is another remote or version: who uploaded it chose the folder */
export function requireName<Built extends { name: string; version: string }>(
  { name, version }: { name: string; version: string },
  built: Built,
): Built {
  if (built.name === name && built.version === version) return built
  throw new SarvError('SARV-218', `The folder of ${name}@${version} holds ${built.name}@${built.version}.`)
}

/** The bytes of a published version's description. */
export async function storedDescription(store: Store, name: string, version: string): Promise<Uint8Array | undefined> {
  return (await store.get(`${folderOf(name, version)}${description}`))?.body
}

/** The folders of a remote's versions in the store, each with its description; half an upload has none. */
export async function versionFolders(
  store: Store,
  name: string,
): Promise<{ version: string; description?: Uint8Array }[]> {
  const folders = await store.list(folderOf(name))
  return Promise.all(
    folders.map(async (folder) => ({
      version: folder.slice(folderOf(name).length, -1),
      description: (await store.get(`${folder}${description}`))?.body,
    })),
  )
}

/** The versions of a remote in the store: whole ones, and those whose upload ended half-way. */
export async function storedVersions(store: Store, name: string): Promise<{ complete: string[]; halves: string[] }> {
  const folders = await versionFolders(store, name)
  const named = (isWhole: boolean) =>
    folders.flatMap(({ version, description }) => ((description !== undefined) === isWhole ? version : []))
  return { complete: named(true), halves: named(false) }
}

/** Everything that a build has put into its folder, by its path there. */
export function filesOfBuild(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notUploaded.includes(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file))]))
}

/**
 * Uploads a version of a remote, its description last. An upload that was broken off is completed; a version that exists
 * is never touched.
 * @param by who uploads it, for the list of versions
 * @throws SarvError when there is such a version, or half of another one
 */
export async function uploadVersion(
  store: Store,
  { name, version }: { name: string; version: string },
  files: ReadonlyMap<string, Buffer>,
  by: string,
): Promise<void> {
  if (await storedVersion(store, name, version))
    throw new SarvError('SARV-303', `${name}@${version} is in ${store.address}.`)
  await recordUpload(store, name, version, by)
  await uploadFolder(store, folderOf(name, version), files, description)
}

/** How many files are on their way at once. */
const lanes = 8

/**
 * Creates files under a folder of a store; those that are there with the same bytes stay.
 * @param last the file that says that the others are there
 * @throws SarvError when one is there with other bytes
 */
export async function uploadFolder(
  store: Store,
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  last: string,
): Promise<void> {
  const body = files.get(last)
  if (!body) throw new SarvError('SARV-410', `${folder} would have no ${last}.`)
  const waiting = [...files].filter(([file]) => file !== last)
  await mapConcurrent(waiting, lanes, ([file, bytes]) => create(store, `${folder}${file}`, bytes))
  await create(store, `${folder}${last}`, body)
}

/**
 * Downloads the files of a published version, as its build had them.
 * @param into an empty folder
 * @returns false when the store does not have it
 */
export async function downloadVersion(
  store: Store,
  { name, version }: { name: string; version: string },
  into: string,
): Promise<boolean> {
  const files = await filesOfVersion(store, { name, version })
  for (const [file, bytes] of files) {
    const place = path.join(into, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, bytes)
  }
  return files.has(description)
}

/** Everything that a store has in the folder of a version, by its path there and sorted by it as a build's files are. */
export async function filesOfVersion(
  store: Store,
  { name, version }: { name: string; version: string },
): Promise<Map<string, Buffer>> {
  const folder = folderOf(name, version)
  const files = new Map<string, Buffer>()
  await mapConcurrent(await keysBelow(store, folder), lanes, async (key) => {
    const stored = await store.get(key)
    if (stored) files.set(key.slice(folder.length), Buffer.from(stored.body))
  })
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)))
}

async function keysBelow(store: Store, folder: string): Promise<string[]> {
  const children = await store.list(folder)
  const below = await Promise.all(children.map((one) => (one.endsWith('/') ? keysBelow(store, one) : [one])))
  return below.flat()
}

async function create(store: Store, key: string, body: Uint8Array): Promise<void> {
  try {
    await putIdempotent(store, key, body, 'absent')
  } catch (error) {
    if (error instanceof Conflict) throw new SarvError('SARV-303', `${key} is there with other bytes.`)
    throw error
  }
}
