import { readFile, stat } from 'node:fs/promises'
import { catalogueKey } from '../../../delivery/store/catalogue/catalogue-path'
import { openStore } from '../../../delivery/store/open-store'

/** Cache TTL of a response, and back-off after a failed one; milliseconds. */
const fresh = 1_000
const pause = 5_000
/** Request time-out; milliseconds. */
const timeoutMs = 2_000
/** Age of a file from which on no second write can have the time of the one before it; milliseconds. */
const settled = 1_000

/**
 * What lies where the catalogue is kept. A file is looked at every time; what comes over the network is asked for once for
 * all pages of the same moment, and not at all for a while after it failed, so that an outage costs no page more than a
 * wait. Where nothing has changed the answer is the same string as before: two equal ones of megabytes are compared letter
 * by letter.
 * @param location a file's path, an http(s) address, or `store:` and the address of a store of `pnpm sarv`
 */
export function createCatalogueReader(location: string, now: () => number = Date.now): () => Promise<string> {
  if (/^https?:/.test(location)) return remembered(() => fetched(location), now)
  if (location.startsWith('store:')) return remembered(() => stored(location.slice('store:'.length)), now)
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

async function stored(address: string): Promise<string> {
  const store = await openStore(address)
  const found = await store.get(catalogueKey)
  if (!found) throw new Error(`no catalogue in ${store.address}`)
  return new TextDecoder().decode(found.body)
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.text()
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
