import { globals } from '../../../page/protocol'
import { matchesIntegrity } from '../../../page/service-worker/matches-integrity'
import { openingTimeouts } from './opening-timeouts'

/** HTTP status of a file, 0 where there was no response. */
type Status = number

/** In the place of a status: a response came, of another file than the page lists. */
export const wrongFile: Status = -1

/** Files that were right when they were refetched. */
const refetched = new Set<string>()

export const isOk = (status: Status) => status >= 200 && status < 300

/**
 * Fetches a file past every cache, checked by its hash. A wrong response that the HTTP cache may keep for a year is
 * replaced by this one. (F19)
 */
export async function refetch(url: string): Promise<Status> {
  try {
    const signal = AbortSignal.timeout(openingTimeouts.retry)
    const response = await fetch(url, { cache: 'reload', signal })
    // A body that is not read is not cached.
    const bytes = await response.arrayBuffer()
    if (!response.ok) return response.status
    const integrity = hashOf(url)
    if (integrity && !(await matchesIntegrity(bytes, integrity))) return wrongFile
    refetched.add(url)
    return response.status
  } catch {
    return 0
  }
}

/** Whether the right file was there when it was refetched: only another page can load one that fails all the same. */
export const wasRefetched = (url: string) => refetched.has(url)

/** The hash that the page lists for a file; none for a remote that it was not made with. */
function hashOf(url: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const hashes = { ...JSON.parse(map).integrity, ...Reflect.get(globalThis, globals.styles) }
  const [address = url] = url.split('?')
  return hashes[address] ?? hashes[address.replace(location.origin, '')]
}
