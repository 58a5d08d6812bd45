import type { CDPSession } from '@playwright/test'

export type Kind = 'page' | 'script' | 'style' | 'font' | 'picture' | 'data' | 'preflight' | 'other'

/** One request of a page. */
export interface Fetched {
  readonly url: string
  readonly kind: Kind
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  /** Bytes of the body as they crossed the network: 0 from the cache. */
  readonly sent: number
  /** Bytes of the body as the page got it. */
  readonly unpacked: number
}

export interface NetworkRecord {
  /** Everything that was answered so far. */
  readonly answered: readonly Fetched[]
  /** Forgets what was answered. */
  clear(): void
  /** Waits until nothing has been on its way for a second. */
  quiet(): Promise<void>
}

type Pending = { -readonly [Name in keyof Fetched]: Fetched[Name] } & { headers: number }

/** Records the network requests of a page from now on, by the DevTools protocol. @param outside origins that answer with data */
export async function recordNetwork(cdp: CDPSession, outside: readonly string[]): Promise<NetworkRecord> {
  const answered: Fetched[] = []
  const pending = new Map<string, Pending>()
  // Both clocks run alike; one of them starts in 1970.
  let offset = 0
  let last = Date.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type = 'Other' }) => {
    last = Date.now()
    // A worker ends its requests in a session of its own: here they would never end.
    if (!request.url.startsWith('http') || new URL(request.url).pathname.startsWith('/workers/')) return
    if (wallTime > 0) offset = wallTime - timestamp
    const start = (timestamp + offset) * 1_000
    pending.set(requestId, {
      url: request.url,
      kind: kindOf(type, request.url, outside),
      start,
      end: start,
      sent: 0,
      unpacked: 0,
      headers: 0,
    })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const one = pending.get(requestId)
    if (one) one.headers = response.encodedDataLength
  })
  cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const one = pending.get(requestId)
    if (one) one.unpacked += dataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    last = Date.now()
    const one = pending.get(requestId)
    pending.delete(requestId)
    if (!one) return
    const { headers, ...fetched } = one
    const sent = Math.max(0, encodedDataLength - headers)
    answered.push({ ...fetched, end: (timestamp + offset) * 1_000, sent })
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    last = Date.now()
    pending.delete(requestId)
  })
  await cdp.send('Network.enable')
  return {
    answered,
    clear: () => void answered.splice(0),
    async quiet() {
      const until = Date.now() + 30_000
      while ((pending.size > 0 || Date.now() - last < 1_000) && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 100))
    },
  }
}

function kindOf(type: string, url: string, outside: readonly string[]): Kind {
  const { origin, pathname } = new URL(url)
  if (type === 'Preflight') return 'preflight'
  if (type === 'Document') return 'page'
  if (outside.includes(origin)) return 'data'
  if (pathname.endsWith('.js')) return 'script'
  if (pathname.endsWith('.css')) return 'style'
  if (pathname.endsWith('.woff2')) return 'font'
  return /\.(svg|png|jpg|webp)$/.test(pathname) ? 'picture' : 'other'
}
