import { createServer } from 'node:http'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { noHealth } from '../../../contract/health-sums'
import { kill, promote } from '../../../delivery/store/catalogue/catalogue-changes'
import { makeCatalogueKeys } from '../../../delivery/store/catalogue/catalogue-signature'
import { type CatalogueChange, changeCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { openStore } from '../../../delivery/store/open-store'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { createMonitoring } from '../../../monitoring/create-monitoring'
import { type MetricsServer, serveMetrics } from '../../../monitoring/serve-metrics'
import { serveInTest } from '../../../testing/serve-in-test'
import { waitUntil } from '../../../testing/wait-until'
import { startDocumentServer } from '../testing/page-client'
import { pageIdFrom } from '../testing/page-id-from'
import { servedFolder } from '../testing/served-folder'

const { folder, env: served } = servedFolder()
const nima = { who: 'nima', verb: 'test' }
const base = 'https://cdn.example'
let made = 0
const opened = new Set<MetricsServer>()
afterEach(async () => {
  for (const one of opened) await one.close()
  opened.clear()
})

/** A document server over a store that is signed, before an API; with its metrics on a port of their own. */
async function open(env: NodeJS.ProcessEnv = {}) {
  const address = path.join(folder, `store-${++made}`)
  const store = await openStore(address)
  const keys = await makeCatalogueKeys()
  const change = (what: CatalogueChange) => changeCatalogue(store, keys, what, nima)
  await change((now) => promote(now, { built: builtFixture('bank', { version: '1.0.0' }), base }))
  const monitoring = createMonitoring()
  const signed = { SARV_CATALOGUE: `store:${address}`, SARV_CATALOGUE_KEY: JSON.stringify(keys.publicKey) }
  const { origin } = await startDocumentServer({ ...served, ...signed, ...env }, {}, monitoring)
  const metrics = await serveMetrics(monitoring.registry, { port: 0, listenOn: '127.0.0.1', log: () => undefined })
  opened.add(metrics)
  const whole = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  // Without what every process of Node has.
  const scrape = async () => {
    const lines = (await whole()).split('\n')
    return lines
      .filter((line) => line.startsWith('sarv_') && !line.includes('_duration_seconds_bucket{le="+'))
      .join('\n')
  }
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  const tell = async (version: string, more: object, from: string) =>
    fetch(`${origin}/health-reports`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': from, 'Sarv-Page': await pageIdFrom(origin) },
      body: JSON.stringify({ remotes: [{ ...noHealth({ name: 'bank', version, owner: 'cards' }), ...more }] }),
    })
  return { ...metrics, whole, origin, get, scrape, tell, change }
}

const requests = (route: string, status: number) =>
  `sarv_http_requests_total{service="host",method="GET",route="${route}",status="${status}"}`

test('PLT-098 metrics are on a port of their own; on the public one and anywhere else the path is a 404', async () => {
  const { port, origin, scrape, whole, get } = await open()
  for (const address of [`${origin}/metrics`, `${origin}/metrics/x`, `http://127.0.0.1:${port}/`])
    expect([address, (await fetch(address)).status]).toEqual([address, 404])
  await get('/home')
  const text = await scrape()
  expect(text).toContain(`${requests('/metrics', 404)} 1`)
  expect(await whole()).toContain('process_resident_memory_bytes')
})

test('PLT-098 requests count by route and status, never by address', async () => {
  const { scrape, get } = await open()
  for (const path of ['/home', '/bank/1234', '/bank/0912', '/main.js', '/none.js', '/livez', '/previews/a-secret'])
    await get(path)
  const text = await scrape()
  expect(text).toContain(`${requests('page', 200)} 3`)
  expect(text).toContain(`${requests('file', 200)} 1`)
  expect(text).toContain(`${requests('file', 404)} 1`)
  expect(text).toContain(`sarv_http_request_duration_seconds_count{service="host",route="page"} 3`)
  expect(text).not.toMatch(/1234|0912|none\.js|a-secret/)
})

test('PLT-098 the catalogue, its signature, canaries and what is switched off are gauges', async () => {
  const { scrape, change } = await open()
  const first = await scrape()
  expect(first).toContain('sarv_catalogue_revision 1\n')
  expect(first).toContain('sarv_catalogue_unusable 0\n')
  expect(first).toMatch(/sarv_catalogue_signature_remaining_seconds 77(?:75999|76000)/)
  await change((now) => promote(now, { built: builtFixture('bank', { version: '2.0.0' }), rule: { percent: 10 } }))
  await change((now) => kill(now, 'bank', { fa: 'بسته', en: 'Closed' }, new Date().toISOString()))
  await waitUntil(async () => (await scrape()).includes('sarv_catalogue_revision 3'))
  const text = await scrape()
  expect(text).toContain('sarv_canary_percent{remote="bank",version="2.0.0"} 10')
  expect(text).toContain('sarv_remote_killed{remote="bank"} 1')
})

test('PLT-099 what pages tell of versions is counted by remote and version, as long as the catalogue has the version', async () => {
  const { scrape, tell, change } = await open({ SARV_TRUSTED_PROXIES: 'loopback' })
  const { phases, vitals } = noHealth({ name: 'bank', version: '1.0.0', owner: '' })
  const measured = {
    phases: { ...phases, mount: phases.mount.with(3, 2) },
    vitals: { ...vitals, lcp: vitals.lcp.with(13, 1) },
  }
  await tell('1.0.0', { opened: 3, crashed: 1, ...measured }, '192.0.2.1')
  await tell('1.0.0', { opened: 1, failed: { timeout: 1 } }, '192.0.2.2')
  // No version of the catalogue: a sender cannot add series.
  await tell('6.6.6', { opened: 1 }, '192.0.2.3')
  const of = 'remote="bank",version="1.0.0"'
  const text = await scrape()
  for (const line of [
    `sarv_client_opened_total{${of}} 4`,
    `sarv_client_crashed_total{${of}} 1`,
    `sarv_client_failed_total{${of},reason="timeout"} 1`,
    `sarv_client_phase_duration_seconds_bucket{le="0.02",${of},phase="mount"} 0`,
    `sarv_client_phase_duration_seconds_bucket{le="0.03",${of},phase="mount"} 2`,
    `sarv_client_web_vital_seconds_bucket{le="1.5",${of},vital="lcp"} 1`,
  ])
    expect(text).toContain(line)
  expect(text).not.toContain('6.6.6')
  for (const version of ['2.0.0', '3.0.0'])
    await change((now) => promote(now, { built: builtFixture('bank', { version }) }))
  await waitUntil(async () => !(await scrape()).includes('version="1.0.0"'))
})

test('PLT-098 API failures count by their reason', async () => {
  const api = await serveInTest(createServer((_request, response) => response.writeHead(503).end()))
  const { scrape, get } = await open({ SARV_API_UPSTREAM: `http://localhost:${api}` })
  await get('/general/api/v1/home/')
  const away = await open({ SARV_API_UPSTREAM: 'http://127.0.0.1:9' })
  await away.get('/general/api/v1/home/')
  const text = await scrape()
  expect(text).toContain('sarv_api_failures_total{reason="error"} 1')
  expect(text).toContain(requests('/:service/api/:version/*', 503))
  expect(await away.scrape()).toContain('sarv_api_failures_total{reason="unreachable"} 1')
  const forgetful = await open({
    SARV_SESSION: 'server',
    SARV_CLIENT_SECRET: 'a secret of the client',
    SARV_SESSION_KEY: 'a-key-of-32-letters-or-a-little-more',
    SARV_SESSION_STORE: 'postgres://127.0.0.1:9/sarv',
  })
  const signedIn = { cookie: 'sarv-session=1', authorization: 'Bearer 1', 'sec-fetch-site': 'same-origin' }
  await forgetful.get('/general/api/v1/home/', signedIn)
  expect(await forgetful.scrape()).toContain('sarv_api_failures_total{reason="session"} 1')
})

test('PLT-102 a forwarded call goes on in the trace of its page, and begins one where there is none', async () => {
  const arrived: (string | string[] | undefined)[] = []
  const api = await serveInTest(
    createServer((request, response) => {
      arrived.push(request.headers.traceparent)
      response.end('{}')
    }),
  )
  const { origin, get } = await open({ SARV_API_UPSTREAM: `http://localhost:${api}` })
  const path = '/general/api/v1/home/'
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(origin + path, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
  await get(path)
  expect(arrived).toEqual([
    expect.stringMatching(`^00-${traceId}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`),
    expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/),
  ])
  expect(arrived[1]).not.toContain(traceId)
})
