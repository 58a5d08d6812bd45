import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { catalogueKey, formerCatalogueKey } from '../../../delivery/store/catalogue/catalogue-path'
import { unlessAbsent } from '../../../delivery/store/folder-files'
import { openStore } from '../../../delivery/store/open-store'
import type { Store, Stored } from '../../../delivery/store/store'

/** Cache TTL of a response, and back-off after a failed one; milliseconds. */
const fresh = 1_000
const pause = 5_000
/** Request time-out; milliseconds. */
const timeoutMs = 2_000
/** Age of a file from which on no second write can have the time of the one before it; milliseconds. */
const settled = 1_000
/** How servers say that there is no such document; object stores do so by 403 to those who may not list. */
const absent: readonly number[] = [403, 404]

export interface CatalogueReader {
  /** The text of the catalogue, or of its root. */
  read(): Promise<string>
  /** The text of an entry or a trust document, by its path beside the root; undefined where there is none. */
  entry(path: string): Promise<string | undefined>
}

/**
 * Reads what lies where the catalogue is kept. A file is looked at every time; what comes over the network is asked for once for
 * all pages of the same moment, by its tag, and not at all for a while after it failed, so that an outage costs no page more
 * than a wait. Where nothing has changed the answer is the same string as before: two equal ones of megabytes are compared
 * letter by letter.
 * @param location a file's path, an http(s) address, or `store:` and the address of a store of `pnpm sarv`
 */
export function createCatalogueReader(location: string, now: () => number = Date.now): CatalogueReader {
  const isAddress = /^https?:/.test(location)
  if (!isAddress && !location.startsWith('store:')) return fileReader(location)
  const { read, entry } = isAddress ? addressReader(location) : storeReader(location.slice('store:'.length))
  return { read: remembered(read, now), entry }
}

/** Reads a file again when it is another one, of another size or time. */
function fileReader(location: string): CatalogueReader {
  let last: { mark: string; text: string } | undefined
  return {
    async read() {
      const { ino, size, mtimeMs } = await stat(location)
      const mark = `${ino} ${size} ${mtimeMs}`
      if (last?.mark === mark) return last.text
      const isSettled = Date.now() - mtimeMs > settled
      const text = await readFile(location, 'utf8')
      last = isSettled ? { mark, text } : undefined
      return text
    },
    entry: (entry) => unlessAbsent(readFile(path.join(path.dirname(location), entry), 'utf8')),
  }
}

/** Reads the catalogue of a store again when its tag is another one; in a store that was not migrated, the one document. */
function storeReader(address: string): CatalogueReader {
  let opened: Promise<Store> | undefined
  let last: { key: string; stored: Stored; text: string } | undefined
  const open = () => (opened ??= openStore(address))
  const readAt = async (key: string) => {
    const known = last?.key === key ? last : undefined
    const stored = await (await open()).get(key, known?.stored)
    if (!stored) return undefined
    if (stored !== known?.stored) last = { key, stored, text: new TextDecoder().decode(stored.body) }
    return last?.text
  }
  return {
    async read() {
      const text = (await readAt(catalogueKey)) ?? (await readAt(formerCatalogueKey))
      if (text === undefined) throw new Error(`no catalogue in ${address}`)
      return text
    },
    async entry(path) {
      const stored = await (await open()).get(path)
      return stored && new TextDecoder().decode(stored.body)
    },
  }
}

/** Reads a document of the web again when its ETag is another one. */
function addressReader(address: string): CatalogueReader {
  let last: { tag: string; text: string } | undefined
  const request = async (target: string | URL, headers: Record<string, string>) => {
    const response = await fetch(target, { headers, signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok || absent.includes(response.status) || response.status === 304) return response
    throw new Error(`HTTP ${response.status}`)
  }
  return {
    async read() {
      const response = await request(address, last ? { 'If-None-Match': last.tag } : {})
      if (response.status === 304 && last) return last.text
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const text = await response.text()
      const tag = response.headers.get('etag')
      last = tag === null ? undefined : { tag, text }
      return text
    },
    async entry(path) {
      const response = await request(new URL(path, address), {})
      return response.ok ? response.text() : undefined
    },
  }
}

function remembered(read: () => Promise<string>, now: () => number): () => Promise<string> {
  let last: Promise<string> | undefined
  let known: string | undefined
  let until = 0
  const readAgain = async () => {
    const text = await read()
    known = text === known ? known : text
    return known
  }
  return () => {
    if (last && now() < until) return last
    const asked = readAgain()
    last = asked
    // While a request is under way, all callers wait for the same one.
    until = Number.POSITIVE_INFINITY
    asked.then(
      () => {
        until = now() + fresh
      },
      () => {
        until = now() + pause
      },
    )
    return asked
  }
}
