import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { bodyShapeOf } from './body-shapes'
import type { PlacedToxic, Toxic, ToxicStream } from './toxic'

/** HTTP proxy whose connections can be poisoned. */
export interface ToxicProxy {
  /** What a browser is given as its proxy, or a client as the origin of `upstream`. */
  readonly origin: string
  /** From now on these toxics stand before the origins that they name; others go through untouched. */
  poison(toxics: readonly PlacedToxic[]): void
  /** Takes all toxics away; what hung in a black hole breaks off. */
  heal(): void
  /** How many requests a toxic has hit. */
  readonly hits: number
  close(): Promise<void>
}

/**
 * Forward proxy for tests, between a browser and every service, with the toxics of Toxiproxy.
 * @param upstream where requests go that name no origin, for a client that knows no proxies
 * @example
 * const proxy = await startToxicProxy()
 * const context = await browser.newContext({ proxy: { server: proxy.origin, bypass: '<-loopback>' } })
 * proxy.poison([{ service: api, toxic: { type: 'reset_peer', stream: 'downstream' }, toxicity: 1 }])
 */
export async function startToxicProxy(upstream?: string): Promise<ToxicProxy> {
  let placed: { readonly on: PlacedToxic; passed: number }[] = []
  let hits = 0
  /** How often all toxics were taken away. */
  let healed = 0
  const swallowed = new Set<Socket>()

  /** The toxics that hit this request. */
  function takeFor(origin: string): Toxic[] {
    const ofService = placed.filter(({ on }) => on.service === origin)
    const hit = ofService.filter((one) => {
      const before = Math.ceil(one.passed * one.on.toxicity)
      one.passed++
      return Math.ceil(one.passed * one.on.toxicity) > before
    })
    if (hit.length > 0) hits++
    return hit.map(({ on }) => on.toxic)
  }

  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', upstream)
    const toxics = takeFor(target.origin)
    const on = (stream: ToxicStream) => toxics.filter((toxic) => toxic.stream === stream)
    const arrived = healed
    const swallow = () => {
      // A toxic that came after a latency may be gone by now.
      if (arrived === healed) swallowed.add(request.socket)
      else request.socket.destroy()
    }
    forward({ request, response, target, swallow }, on('upstream'), on('downstream')).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function heal(): void {
    placed = []
    healed++
    for (const socket of swallowed) socket.destroy()
    swallowed.clear()
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    poison(toxics) {
      placed = toxics.map((on) => ({ on, passed: 0 }))
    },
    heal,
    get hits() {
      return hits
    },
    async close() {
      heal()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly target: URL
  /** Leaves the connection open without another byte. */
  swallow(): void
}

async function forward(exchange: Exchange, upstream: readonly Toxic[], downstream: readonly Toxic[]): Promise<void> {
  const { request, response, target } = exchange
  if (await isEnded(exchange, upstream)) {
    request.resume()
    return
  }
  const outgoing = httpRequest(target, { method: request.method, headers: endToEnd(request), agent: false })
  const responded = once(outgoing, 'response') as Promise<[IncomingMessage]>
  // A service may respond before it has read the whole body; only the response decides.
  const sent = pipeline([request, ...shapesOf(upstream), outgoing])
  const [received] = await Promise.race([responded, sent.then(() => responded)])
  sent.catch(() => undefined)
  if (await isEnded(exchange, downstream)) {
    received.resume()
    return
  }
  response.writeHead(received.statusCode ?? 502, { ...endToEnd(received), ...skewed(received, downstream) })
  response.flushHeaders()
  await pipeline([received, ...shapesOf(downstream), response])
}

/** Lets the toxics of one direction work; true where the exchange ends with them. */
async function isEnded({ request, response, swallow }: Exchange, toxics: readonly Toxic[]): Promise<boolean> {
  for (const toxic of toxics) {
    if (toxic.type === 'latency') await wait(toxic.latency)
    if (toxic.type === 'timeout') {
      swallow()
      return true
    }
    if (toxic.type === 'reset_peer') {
      request.socket.resetAndDestroy()
      return true
    }
    // A browser that may not even ask would see a network failure, not the page.
    if ((toxic.type === 'bad_gateway' || toxic.type === 'html') && request.method !== 'OPTIONS') {
      sendPage(request, response, toxic.type === 'html' ? 200 : 502)
      return true
    }
  }
  return false
}

function sendPage({ headers, method }: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
  })
  response.end(method === 'HEAD' ? undefined : '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>')
}

function shapesOf(toxics: readonly Toxic[]): Duplex[] {
  return toxics.flatMap((toxic) => {
    const shape = bodyShapeOf(toxic)
    return shape ? Duplex.from(shape) : []
  })
}

const hopByHop = new Set(['connection', 'proxy-connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

function endToEnd({ headers }: IncomingMessage): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
}

function skewed({ headers }: IncomingMessage, toxics: readonly Toxic[]): { date?: string } {
  const seconds = toxics.reduce((sum, toxic) => sum + (toxic.type === 'clock_skew' ? toxic.seconds : 0), 0)
  if (seconds === 0 || headers.date === undefined) return {}
  return { date: new Date(Date.parse(headers.date) + seconds * 1000).toUTCString() }
}
