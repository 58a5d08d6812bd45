import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { remotesFixture } from '@sarv/platform/page/server/testing/catalogue-fixture'
import { self, sessionBrowser } from '@sarv/platform/page/server/testing/session-browser'
import { writeFrames, writeShell } from '@sarv/platform/page/server/testing/shell-fixture'
import { cookieHeader } from '@sarv/platform/testing/cookie-jar'
import { clientId, startFakeOidcProvider } from '@sarv/platform/testing/fake-oidc-provider'
import autocannon from 'autocannon'
import { median } from '../statistics'
import { documentServer, startServer } from './start-server'

/**
 * `pnpm bench:sessions`: pages with their first reads, where each browser holds its tokens (the page, then each read through
 * the proxy) and where the document server holds the session (one response), in turns in one run; the API takes 20 ms.
 */
const rounds = 5
const apiTime = 20
const reads = Array.from({ length: 8 }, (_, index) => `/fund/api/v1/read${index}/`)
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bench-'))
const files = writeFrames(writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' }))
const catalogue = path.join(folder, 'catalogue.json')
const remotes = remotesFixture(5).map(({ base, current }) => {
  const [first, ...others] = current.routes
  return { base, current: { ...current, routes: first ? [{ ...first, reads }, ...others] : [] } }
})
writeFileSync(catalogue, JSON.stringify({ revision: 1, issued: '', remotes }))

const body = JSON.stringify({
  total_value: 1_284_615_344,
  items: Array.from({ length: 12 }, (_, id) => ({ id, name: 'نام' })),
})
const api = createServer(async (_, response) => {
  await setTimeout(apiTime)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}).listen(0, '127.0.0.1')
await once(api, 'listening')
const provider = await startFakeOidcProvider()
provider.lifetime = 3_600

async function start(port: number, env: NodeJS.ProcessEnv) {
  const origin = `http://localhost:${port}`
  const server = await startServer(documentServer, `${origin}/remote0000`, {
    PORT: String(port),
    SARV_ORIGIN: self,
    SARV_FILES: files,
    SARV_CATALOGUE: catalogue,
    SARV_IDENTITY: provider.origin,
    SARV_CLIENT_ID: clientId,
    SARV_API_UPSTREAM: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    ...env,
  })
  return { server, origin }
}

const browser = await start(4_700, {})
const holder = await start(4_701, { SARV_SESSION: 'server', SARV_CLIENT_SECRET: 'a secret of the client' })
const person = sessionBrowser({ origin: holder.origin, lines: [], close: async () => undefined }, provider.authorize)
await person.signIn()
const cookie = cookieHeader(person.cookies)
const headers = { 'accept-encoding': 'br', 'sec-fetch-mode': 'navigate' }
const call = { authorization: 'Bearer a-token-of-the-browser', 'sec-fetch-site': 'same-origin' }
const page = { path: '/remote0000', headers }
const variants = {
  'page alone, tokens in the browser': { url: browser.origin, requests: [page] },
  'page and its reads, tokens in the browser': {
    url: browser.origin,
    requests: [page, ...reads.map((read) => ({ path: read, headers: call }))],
  },
  'page with its reads, session at the server': {
    url: holder.origin,
    requests: [{ ...page, headers: { ...headers, cookie } }],
  },
}
try {
  const rates: Record<string, number[]> = {}
  // The first round warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [name, { url, requests }] of Object.entries(variants)) {
      const { requests: made, non2xx } = await autocannon({ url, requests, duration: 3, connections: 64 })
      if (non2xx > 0) throw new Error(`Responses of ${name}: expected 2xx, got ${non2xx} others.`)
      if (round > 0) rates[name] = [...(rates[name] ?? []), made.average / requests.length]
    }
  process.stdout.write(`${reads.length} reads, API ${apiTime} ms, load ${loadavg()[0]?.toFixed(1)}; pages a second\n`)
  for (const [name, all] of Object.entries(rates)) process.stdout.write(`${name.padEnd(46)}${median(all).toFixed(0)}\n`)
} finally {
  for (const { server } of [browser, holder]) server.kill()
  api.close()
  api.closeAllConnections()
  await provider.close()
  rmSync(folder, { recursive: true })
}
