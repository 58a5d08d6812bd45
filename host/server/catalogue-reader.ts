import { readFile } from 'node:fs/promises'
import { catalogueKey } from '@sarv/delivery/store/catalogue/catalogue-path'
import { openStore } from '@sarv/delivery/store/open-store'

/** Cache TTL of a response, and back-off after a failed one; milliseconds. */
const fresh = 1_000
const pause = 5_000
/** Request time-out; milliseconds. */
const patience = 2_000

/**
 * What lies where the catalogue is kept. A file is read every time; what comes over the network is asked for once for all
 * pages of the same moment, and not at all for a while after it failed, so that an outage costs no page more than a wait.
 * @param location a file's path, an http(s) address, or `store:` and the address of a store of `pnpm sarv`
 */
export function createCatalogueReader(location: string, now: () => number = Date.now): () => Promise<string> {
  if (/^https?:/.test(location)) return remembered(() => fetched(location), now)
  if (location.startsWith('store:')) return remembered(() => stored(location.slice('store:'.length)), now)
  return () => readFile(location, 'utf8')
}

async function stored(address: string): Promise<string> {
  const store = await openStore(address)
  const found = await store.get(catalogueKey)
  if (!found) throw new Error(`there is none in ${store.address}`)
  return new TextDecoder().decode(found.body)
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.text()
}

function remembered(read: () => Promise<string>, now: () => number): () => Promise<string> {
  let last: Promise<string> | undefined
  let until = 0
  return () => {
    if (last && now() < until) return last
    const asked = read()
    last = asked
    // While it is under way everybody waits for the same one.
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
