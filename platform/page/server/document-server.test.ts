import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { CataloguedRemote } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import { builtFixture } from '../../delivery/testing/built-fixture'
import { type Settings, settingsFrom } from './settings'
import { startDocumentServer } from './testing/page-client'
import { dataIn } from './testing/page-id-from'
import { servedFolder } from './testing/served-folder'

const { file, put, env } = servedFolder()

async function start(more: NodeJS.ProcessEnv = {}, settings: Partial<Settings> = {}) {
  const { logged, origin } = await startDocumentServer({ ...env, ...more }, settings)
  const get = (place: string, headers: Record<string, string> = {}) => fetch(origin + place, { headers })
  return { logged, get }
}

test('every page that cannot be made is a 500 with a line in the log', async () => {
  put()
  const { config } = settingsFrom(env)
  const { logged, get } = await start({}, { config: { ...config, eventWhitelist: 'nowhere' } })
  expect((await get('/home?code=secret')).status).toBe(500)
  expect(logged.at(-1)).toMatch(/^Request [\da-f-]{36} failed: GET \/home: TypeError: Invalid URL/)
  expect((await get('/versions')).status).toBe(200)
})

test('F23 health is 503 until there has been a usable catalogue, and 200 for as long as the last good one is served', async () => {
  rmSync(file, { force: true })
  const { get } = await start()
  const health = async () => {
    const response = await get('/health')
    return [response.status, await response.text(), (await get('/livez')).status]
  }
  expect(await health()).toEqual([503, 'no usable catalogue\n', 200])
  writeFileSync(file, '<html>')
  expect(await health()).toEqual([503, 'no usable catalogue\n', 200])
  put()
  expect(await health()).toEqual([200, 'ok\n', 200])
  writeFileSync(file, '<html>')
  expect(await health()).toEqual([200, 'ok\n', 200])
})

test('PLT-007 a server whose shell fits none of the remotes is not ready; one that fits is enough', async () => {
  const next = { requires: { platform: '^2.0.0' } }
  put(remote('invest', next), remote('bank', next))
  const { get } = await start()
  const response = await get('/health')
  expect([response.status, await response.text()]).toEqual([503, 'no remote fits this shell\n'])
  put(remote('invest', next), bank)
  expect((await get('/health')).status).toBe(200)
})

test('docs/running.md tells a CDN of each path what its response says', async () => {
  put()
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/running.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\/\S+)` \| `([^`]+)` \|/gm)]
  expect(rows.length).toBeGreaterThan(5)
  const { get } = await start()
  for (const [, place = '', cached] of rows)
    expect([place, (await get(place)).headers.get('cache-control')]).toEqual([place, cached])
})

const script = { path: 'remoteEntry.js', integrity: `sha256-${'A'.repeat(43)}=`, bytes: 1, br: 1 }
const remote = (name: string, change: Partial<BuiltRemote> = {}): CataloguedRemote => ({
  base: `https://${name}.example`,
  current: builtFixture(name, { files: [script], ...change }),
})
const bank = remote('bank')
const supportRoutes = builtFixture('support').routes
const manyParts = [...supportRoutes, ...supportRoutes.map((one) => ({ ...one, path: `/help${'/:part?'.repeat(30)}` }))]
const hostile = 'http://localhost:3005/"><h1 id=inj>'

test.each<[string, CataloguedRemote]>([
  ['a base without https://', { ...remote('support'), base: 'remotes.example.ir/support' }],
  ['an empty base', { ...remote('support'), base: '' }],
  ['a base with markup', { ...remote('support'), base: hostile }],
  ['a base that is a script', { ...remote('support'), base: 'javascript:alert(1)' }],
  ['a base that is everywhere', { ...remote('support'), base: 'http://*' }],
  ['a version with markup', remote('support', { version: '1"><meta http-equiv=refresh content=0>' })],
  ['an empty hash', remote('support', { files: [{ ...script, integrity: '' }] })],
  ['thirty optional parts of a route', remote('support', { routes: manyParts })],
  ['a path to elsewhere', remote('support', { entry: '../../bank/1.0.0/remoteEntry.js' })],
])('T2 F24 PLT-004 a remote with %s costs its own area, and every page is made without it', async (_, bad) => {
  put(bank, bad)
  const { logged, get } = await start()
  for (const place of ['/', '/home', '/bank', '/support', '/sw.js', '/versions', '/manifest.webmanifest']) {
    const response = await get(place)
    expect([place, response.status]).toEqual([place, 200])
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (isPage) expect(await response.text()).not.toMatch(/<h1 id=inj>|<meta http-equiv/)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/\*|3005|remotes\.example\.ir|null/)
  }
  const { remotes, styles } = dataIn(await (await get('/support')).text())
  expect(remotes.map(({ name, refused, entry }) => [name, refused, entry])).toEqual([
    ['bank', undefined, 'https://bank.example/1.0.0/remoteEntry.js'],
    ['support', 'incompatible', ''],
  ])
  expect(styles).toEqual({})
  expect(logged).toEqual([expect.stringMatching(/^Catalogue revision \d+, left out: support \((base|current\.)/)])
})

test('T2 F24 a bad canary changes nothing for others', async () => {
  const built = builtFixture('support', { version: '2.0.0', files: [script] })
  put(bank, { ...remote('support'), canary: { percent: 50, base: hostile, built } })
  const { logged, get } = await start()
  const page = await get('/support', { Cookie: 'sarv-canary=support@2.0.0' })
  expect(dataIn(await page.text()).remotes[1]).toMatchObject({ version: '1.0.0' })
  expect(logged).toEqual([expect.stringContaining('left out: the canary of support (base: ')])
})

test('T2 F24 what was left out is back as soon as the catalogue is repaired', async () => {
  put(bank, { ...remote('support'), base: '' })
  const { logged, get } = await start()
  const refused = async () => dataIn(await (await get('/support')).text()).remotes[1]?.refused
  expect(await refused()).toBe('incompatible')
  put(bank, remote('support'))
  expect(await refused()).toBeUndefined()
  expect(logged).toHaveLength(1)
})

test('kill: what is left out can be switched off, and its message is shown', async () => {
  const killed = { message: { fa: 'در دست تعمیر', en: 'Under repair' }, since: '' }
  put(bank, { ...remote('support'), base: '', killed })
  const { get } = await start()
  expect(dataIn(await (await get('/support')).text()).remotes[1]).toMatchObject({
    refused: 'killed',
    notice: killed.message,
  })
})

test.each([
  ['1', true],
  ['0', undefined],
])('PLT-118 a page lets its maker look into it with SARV_OVERRIDES=%s: %s', async (overrides, expected) => {
  put(bank)
  const { get } = await start({ SARV_OVERRIDES: overrides })
  expect(dataIn(await (await get('/home')).text()).inspector).toBe(expected)
})

const api = 'https://api.team.example'
const connectsOf = (policy: string | null) => /connect-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ')

test.each<[string, CataloguedRemote, string, boolean]>([
  ['granted', { ...remote('notes', { connects: [api] }), granted: [api] }, '', true],
  ['not granted', remote('notes', { connects: [api] }), '', false],
  ['granted and not declared', { ...remote('notes'), granted: [api] }, '', false],
  [
    'another one granted',
    { ...remote('notes', { connects: [api] }), granted: ['https://old.team.example'] },
    '',
    false,
  ],
  [
    'granted, in a remote that is switched off',
    { ...remote('notes', { connects: [api] }), granted: [api], killed: { message: { fa: '', en: '' }, since: '' } },
    '',
    false,
  ],
  ['that of a canary, for who tries it', tried([api]), 'sarv-canary=notes@2.0.0', true],
  ['that of a canary, for others', tried([api]), '', false],
  ['that of a canary, not granted', tried([]), 'sarv-canary=notes@2.0.0', false],
])(
  'PLT-094 connect-src has an origin of a remote only where it is granted and declared: %s',
  async (_, entry, cookie, has) => {
    put(bank, entry)
    const { get } = await start()
    for (const place of ['/', '/notes', '/bank'])
      expect(connectsOf((await get(place, { cookie })).headers.get('content-security-policy'))?.includes(api)).toBe(has)
    for (const header of ['script-src', 'img-src', 'style-src'])
      expect((await get('/notes')).headers.get('content-security-policy')).not.toMatch(
        new RegExp(`${header} [^;]*team`),
      )
    expect((await get('/sw.js')).headers.get('content-security-policy')).not.toContain(api)
  },
)

test('PLT-094 of many remotes only pages that carry one have its origin, and others open it by a navigation', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => remote(name))
  put(...many, { ...remote('notes', { connects: [api] }), granted: [api] }, remote('last', { connects: [api] }))
  const { get } = await start()
  const has = async (place: string) =>
    connectsOf((await get(place)).headers.get('content-security-policy'))?.includes(api)
  expect([await has('/a'), await has('/notes'), await has('/last')]).toEqual([false, true, false])
  const found = async (at: string) => (await (await get(`/remotes?at=${at}`)).json()).remotes[0].connects
  expect([await found('/notes'), await found('/last')]).toEqual([true, undefined])
})

function tried(granted: string[]): CataloguedRemote {
  const built = builtFixture('notes', { version: '2.0.0', files: [script], connects: [api] })
  return { ...remote('notes'), granted, canary: { percent: 50, built } }
}
