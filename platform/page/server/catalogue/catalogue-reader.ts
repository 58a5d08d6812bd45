import { readFile, stat } from 'node:fs/promises'
import { catalogueKey } from '../../../delivery/store/catalogue/catalogue-path'
import { openStore } from '../../../delivery/store/open-store'
import type { Store, Stored } from '../../../delivery/store/store'

/** Cache TTL of a response, and back-off after a failed one; milliseconds. */
const fresh = 1_000
const pause = 5_000
/** Request time-out; milliseconds. */
const timeoutMs = 2_000
/** Age of a file from which on no second write can have the time of the one before it; milliseconds. */
const settled = 1_000

/**
 * What lies where the catalogue is kept. A file is looked at every time; what comes over the network is asked for once for
 * all pages of the same moment, by its tag, and not at all for a while after it failed, so that an outage costs no page more
 * than a wait. Where nothing has changed the answer is the same string as before: two equal ones of megabytes are compared
 * letter by letter.
 * @param location a file's path, an http(s) address, or `store:` and the address of a store of `pnpm sarv`
 */
export function createCatalogueReader(location: string, now: () => number = Date.now): () => Promise<string> {
  if (/^https?:/.test(location)) return remembered(addressReader(location), now)
  if (location.startsWith('store:')) return remembered(storeReader(location.slice('store:'.length)), now)
  return fileReader(location)
}

/** Reads a file again when it is another one, of another size or time. */
function fileReader(location: string): () => Promise<string> {
  let last: { mark: string; text: string } | undefined
  return async () => {
    const { ino, size, mtimeMs } = await stat(location)
    const mark = `${ino} ${size} ${mtimeMs}`
    if (last?.mark === mark) return last.text
    const isSettled = Date.now() - mtimeMs > settled
    const text = await readFile(location, 'utf8')
    last = isSettled ? { mark, text } : undefined
    return text
  }
}

/** Reads the catalogue of a store again when its tag is another one. */
function storeReader(address: string): () => Promise<string> {
  let store: Store | undefined
  let last: { stored: Stored; text: string } | undefined
  return async () => {
    store ??= await openStore(address)
    const stored = await store.get(catalogueKey, last?.stored)
    if (!stored) throw new Error(`no catalogue in ${store.address}`)
    if (stored !== last?.stored) last = { stored, text: new TextDecoder().decode(stored.body) }
    return last.text
  }
}

/** Reads a document of the web again when its ETag is another one. */
function addressReader(address: string): () => Promise<string> {
  let last: { tag: string; text: string } | undefined
  return async () => {
    const response = await fetch(address, {
      headers: last ? { 'If-None-Match': last.tag } : {},
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304 && last) return last.text
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const text = await response.text()
    const tag = response.headers.get('etag')
    last = tag === null ? undefined : { tag, text }
    return text
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
