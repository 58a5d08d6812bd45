import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { type AnsweringServer, startAnswering } from '../../../testing/fake-api-server'
import { waitUntil } from '../../../testing/wait-until'
import { settingsFrom } from '../settings'
import { remotesFixture } from '../testing/catalogue-fixture'
import { endlessPost } from '../testing/endless-post'
import { startDocumentServer } from '../testing/page-client'
import { pageIdFrom } from '../testing/page-id-from'
import { servedFolder } from '../testing/served-folder'

const { folder, put, env } = servedFolder()
put(...remotesFixture(1))
let webEngage: AnsweringServer | undefined
afterEach(() => webEngage?.close())

const event = {
  event: 'receipt_viewed',
  facts: { is_successful: true },
  user: { id: '0b6c4f6e-0000-4000-8000-000000000000', level: 2 },
  at: '2026-11-21T08:00:00.123Z',
}
const violation = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }]

/** A document server that relays events, and what it handed on and logged. */
async function start() {
  webEngage = await startAnswering((_request, response) => response.writeHead(201).end())
  const { origin, logged } = await startDocumentServer({
    ...env,
    SARV_TRUSTED_PROXIES: 'loopback',
    SARV_ANALYTICS: 'webengage',
    SARV_WEBENGAGE_LICENSE: 'l',
    SARV_WEBENGAGE_KEY: 'k',
    SARV_WEBENGAGE_ORIGIN: webEngage.origin,
  })
  const post = async (place: string, body: unknown, headers: Record<string, string> = {}) => {
    const sent = { 'Sec-Fetch-Site': 'same-origin', ...headers }
    return (await fetch(origin + place, { method: 'POST', headers: sent, body: JSON.stringify(body) })).status
  }
  return { origin, relayed: webEngage.arrived, logged, post, pageId: () => pageIdFrom(origin) }
}

test('T23 an event is handed on for a page of ours only', async () => {
  const { post, relayed, pageId } = await start()
  expect(await post('/analytics', event)).toBe(403)
  expect(await post('/analytics', event, { 'Sarv-Page': 'x' })).toBe(403)
  expect(relayed).toEqual([])
  expect(await post('/analytics', event, { 'Sarv-Page': await pageId() })).toBe(202)
  await waitUntil(() => relayed.length > 0)
  expect(relayed).toHaveLength(1)
})

test('T23 a report of the policy is logged for a page of ours only, to the address that it was given', async () => {
  const { origin, post, logged } = await start()
  expect(await post('/reports', violation)).toBe(403)
  expect(await post('/reports?page=x', violation)).toBe(403)
  expect(logged).toEqual([])
  const given = (await fetch(`${origin}/home`)).headers.get('reporting-endpoints')
  const [, endpoint = ''] = /^reports="(.*)"$/.exec(given ?? '') ?? []
  expect(await post(endpoint, violation)).toBe(204)
  expect(logged).toEqual(['report csp-violation img-src inline'])
})

test.each([
  [
    'https://remote0000.example/1.0.0/remoteEntry.js?v=2',
    'report csp-violation script-src-elem https://remote0000.example',
  ],
  ['http://localhost:3000/main.js', 'report csp-violation script-src-elem http://localhost:3000'],
  ['http://localhost:3000/sw.js', 'report csp-violation script-src-elem http://localhost:3000'],
  [
    'https://remote0000.example/0.9.0/remoteEntry.js',
    'unknown-script csp-violation script-src-elem https://remote0000.example/0.9.0/remoteEntry.js',
  ],
  ['http://localhost:3000/added.js', 'unknown-script csp-violation script-src-elem http://localhost:3000/added.js'],
])('PLT-111 T40 of a blocked %s the log says %s', async (blockedURL, line) => {
  const { post, logged, pageId } = await start()
  const report = { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL } }
  expect(await post('/reports', [report], { 'Sarv-Page': await pageId() })).toBe(204)
  expect(logged).toEqual([line])
})

test('T23 one page posts sixty times a minute, its neighbours are not held up by it', async () => {
  const { post, pageId } = await start()
  const page = { 'Sarv-Page': await pageId() }
  const statuses = []
  for (let times = 0; times < 61; times++) statuses.push(await post('/reports', [], page))
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429])
  expect(await post('/reports', [], { 'Sarv-Page': await pageId() })).toBe(204)
})

test('T23 one address posts six hundred times a minute, from whatever pages', async () => {
  const { post } = await start()
  const from = { 'X-Forwarded-For': '192.0.2.7' }
  for (let times = 0; times < 600; times++) expect(await post('/analytics', event, from)).toBe(403)
  expect(await post('/analytics', event, from)).toBe(429)
  expect(await post('/analytics', event, { 'X-Forwarded-For': '192.0.2.8' })).toBe(403)
})

test.each(['/reports', '/health-reports', '/analytics'])(
  'T23 who posts to %s without a page is not read to the end',
  async (place) => {
    const { origin } = await start()
    expect(await endlessPost(Number(new URL(origin).port), place)).toBeLessThan(20 * 1024 * 1024)
  },
)

test.each([
  [{ SARV_PAGE_KEY: 'short' }, /SARV_PAGE_KEY/],
  [
    { SARV_TRUSTED_PROXIES: 'loopback, everybody' },
    /SARV_TRUSTED_PROXIES: expected addresses and networks, got everybody/,
  ],
  [{ SARV_PAGES_PER_ADDRESS: 'many' }, /SARV_PAGES_PER_ADDRESS/],
  [{ SARV_PAGES_PER_ADDRESS: '0' }, /SARV_PAGES_PER_ADDRESS/],
  [{ SARV_PAGE_KEY_FILE: '/nope' }, /SARV_PAGE_KEY_FILE: cannot read \/nope/],
  [{ SARV_API: 'nonsense' }, /SARV_API/],
  [{ SARV_API: 'https://x.example/path' }, /SARV_API/],
  [{ SARV_ORIGIN: 'app.example.ir' }, /SARV_ORIGIN/],
  [{ SARV_OVERRIDES: 'yes' }, /SARV_OVERRIDES: expected 0 or 1, got yes/],
  [{ SARV_OVERRIDES: 'true' }, /SARV_OVERRIDES/],
  [{ SARV_SERVICE_WORKER: '0' }, /SARV_SERVICE_WORKER: expected on or off/],
  [{ SARV_ANALYTICS: 'segment' }, /SARV_ANALYTICS: expected recorder or webengage or console or off, got segment/],
  [{ SARV_CATALOGUE_KEY: '/nope' }, /SARV_CATALOGUE_KEY: cannot read \/nope/],
  [{ PORT: '99999' }, /PORT: expected a port/],
])('a setting that means nothing ends the start: %j', (env, says) => {
  expect(() => settingsFrom(env)).toThrow(says)
  expect(() => settingsFrom(env)).toThrow(InvalidSetting)
})

test('T23 the key of pages may stand in a file of its own', () => {
  const file = path.join(folder, 'page-key')
  writeFileSync(file, 'the key of the pages in a file of its own\n')
  expect(settingsFrom({ SARV_PAGE_KEY_FILE: file }).pageKey).toBe('the key of the pages in a file of its own')
  writeFileSync(file, 'short\n')
  expect(() => settingsFrom({ SARV_PAGE_KEY_FILE: file })).toThrow(/SARV_PAGE_KEY/)
})
