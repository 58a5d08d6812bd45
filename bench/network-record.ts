import type { CDPSession, Page, Request } from '@playwright/test'
import { networkIdle } from './network-idle'

/** One file or document that a page fetched, other than by a worker. */
export interface Fetched {
  /** The DevTools protocol's id of the request. */
  readonly id: string
  readonly method: string
  readonly url: string
  /** Bytes of the body as they crossed the network: 0 from the cache. */
  readonly sent: number
}

export interface NetworkRecord {
  /** Everything that was answered so far. */
  readonly answered: readonly Fetched[]
  /** Forgets what was answered. */
  clear(): void
  /** Waits until the page and its workers have nothing on their way and nothing to do, for `silence` milliseconds. */
  rest(silence?: number): Promise<void>
}

type Pending = { -readonly [Name in keyof Fetched]: Fetched[Name] } & { headers: number }

/** Records the network requests of a page from now on, by the DevTools protocol. */
export async function recordNetwork(page: Page, cdp: CDPSession): Promise<NetworkRecord> {
  const answered: Fetched[] = []
  const pending = new Map<string, Pending>()
  // Those of its workers too, which the session of the page knows nothing of.
  const onTheirWay = new Set<Request>()
  let events = 0
  const ended = (request: Request) => {
    events++
    onTheirWay.delete(request)
  }
  page.on('request', (request) => {
    events++
    onTheirWay.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    if (!url.startsWith('http')) return
    pending.set(requestId, { id: requestId, method, url, sent: 0, headers: 0 })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const one = pending.get(requestId)
    if (one) one.headers = response.encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = pending.get(requestId)
    if (!one) return
    pending.delete(requestId)
    const { headers, ...fetched } = one
    answered.push({ ...fetched, sent: Math.max(0, encodedDataLength - headers) })
  })
  await cdp.send('Network.enable')
  return {
    answered,
    clear: () => void answered.splice(0),
    rest: (silence) => networkIdle(page, () => ({ onTheirWay: onTheirWay.size, events }), silence),
  }
}
