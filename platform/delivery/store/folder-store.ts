import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createFile, namesIn, removeOldDrafts, unlessAbsent } from './folder-files'
import { makeRevision, newestRevision, pruneRevisions, readRevision } from './folder-revisions'
import { Conflict, type Expect, type Store } from './store'
import { isWrittenOnce, refuseBadFolder, refuseBadKey, refuseBadPut } from './store-key'

const onceIn = 64
const hour = 3_600_000

/**
 * A store in a folder of this machine, for as many processes as like.
 *
 * What is written once is a plain file under its key: any web server that is given `<root>/remotes` serves the versions
 * of all remotes. What is swapped is a folder of numbered revisions, `<root>/.revisions/<key>/0000000012`: the process
 * that makes the next number has won. No lock can go stale, and the last hundred states stay readable.
 */
export function folderStore(root: string): Store {
  const plain = (key: string) => path.join(root, key)
  const revisions = path.join(root, '.revisions')
  const revisionsOf = (key: string) => path.join(revisions, encodeURIComponent(key))

  return {
    address: root,

    async get(key, known) {
      refuseBadKey(key)
      if (isWrittenOnce(key)) {
        const body = await unlessAbsent(readFile(plain(key)))
        return body && { body, tag: '1' }
      }
      const number = await newestRevision(revisionsOf(key))
      if (known && number > 0 && known.tag === String(number)) return known
      const body = await readRevision(revisionsOf(key), number)
      return body && { body, tag: String(number) }
    },

    async put(key, body, expect) {
      refuseBadPut(key, expect)
      if (isWrittenOnce(key)) {
        if (!(await createFile(root, plain(key), body))) throw new Conflict(key)
        return '1'
      }
      const folder = revisionsOf(key)
      for (;;) {
        const newest = await newestRevision(folder)
        if (!isAsExpected(newest, expect)) throw new Conflict(key)
        const next = newest + 1
        if (await makeRevision(root, folder, next, body)) {
          if (next % onceIn === 0) await tidy(root, folder)
          return String(next)
        }
      }
    },

    async list(folder, after = '') {
      refuseBadFolder(folder)
      const files = (await unlessAbsent(readdir(plain(folder), { withFileTypes: true }))) ?? []
      const once = files.map((one) => `${folder}${one.name}${one.isDirectory() ? '/' : ''}`).filter(isWrittenOnce)
      const swapped = (await namesIn(revisions)).map(decodeURIComponent).filter((key) => key.startsWith(folder))
      const all = new Set([...once, ...swapped.map((key) => childOf(folder, key))])
      return [...all].filter((key) => key > after).sort()
    },

    async remove(key) {
      refuseBadKey(key)
      await rm(isWrittenOnce(key) ? plain(key) : revisionsOf(key), { recursive: true, force: true })
    },
  }
}

function isAsExpected(newest: number, expect: Expect): boolean {
  if (expect === 'any') return true
  return expect === 'absent' ? newest === 0 : newest > 0 && expect.tag === String(newest)
}

/** The part of a key that lies directly in a folder: the key, or the first folder that leads to it. */
function childOf(folder: string, key: string): string {
  const slash = key.indexOf('/', folder.length)
  return slash < 0 ? key : key.slice(0, slash + 1)
}

async function tidy(root: string, folder: string): Promise<void> {
  await pruneRevisions(root, folder)
  await removeOldDrafts(root, hour)
}
