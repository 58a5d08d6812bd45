import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** What is half written lies here, inside the store's folder: a link cannot lead to another file system. */
const draftsOf = (root: string) => path.join(root, '.drafts')

/**
 * Makes a file as a whole or not at all: written aside and synced first, then linked to its name. `link(2)` is the one
 * step that fails when the name exists, no matter who else tries at the same moment and when a process is killed.
 * @returns false when there is such a file already
 */
export async function createFile(root: string, file: string, body: string | Uint8Array): Promise<boolean> {
  const draft = await writeDraft(root, body)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await link(draft, file)
    await syncFolder(path.dirname(file))
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Empties a file in one step: a process that reads it at the moment reads it to its end. Its name stays taken. */
export async function emptyFile(root: string, file: string): Promise<void> {
  await rename(await writeDraft(root, new Uint8Array()), file)
}

/** Takes away what killed writers left behind. @param age milliseconds since it was written */
export async function removeOldDrafts(root: string, age: number): Promise<void> {
  for (const name of await namesIn(draftsOf(root))) {
    const draft = path.join(draftsOf(root), name)
    if (await isOlder(draft, age)) await rm(draft, { force: true })
  }
}

/** Whether a file was last written longer ago than that; false when it is gone. @param age milliseconds */
export async function isOlder(file: string, age: number): Promise<boolean> {
  const facts = await unlessAbsent(stat(file))
  return facts !== undefined && Date.now() - facts.mtimeMs > age
}

/** The names in a folder; none when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await unlessAbsent(readdir(folder))) ?? []
}

/** What a reading answers, or undefined when there is nothing to read. */
export async function unlessAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

async function writeDraft(root: string, body: string | Uint8Array): Promise<string> {
  await mkdir(draftsOf(root), { recursive: true })
  const draft = path.join(draftsOf(root), randomUUID())
  const file = await open(draft, 'wx')
  try {
    await file.writeFile(body)
    await file.sync()
  } finally {
    await file.close()
  }
  return draft
}

/** The name itself outlives a power failure only when its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
