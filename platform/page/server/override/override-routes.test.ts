import { beforeEach, expect, test } from '@jest/globals'
import type { AnnouncedOverride } from '../../../contract/override'
import { webApp } from '../../../delivery/http/web-app'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { hostFixture } from '../../../delivery/testing/host-fixture'
import { serveInTest } from '../../../testing/serve-in-test'
import type { Installation } from '../installation'
import { shellFixture } from '../testing/shell-fixture'
import { overrideRoutes } from './override-routes'
import { createOverrides } from './overrides'

const id = 'Nq3-an_override_of_one'
const script = { path: 'remoteEntry.js', integrity: `sha256-${'A'.repeat(43)}=`, bytes: 10, br: 10 }
const built = builtFixture('support', { version: '1.0.0-dev', files: [script] })
const override: AnnouncedOverride = { port: 41_234, built }

let origin: string
beforeEach(async () => {
  const installation = {
    settings: { overrides: true, self: 'https://staging.example', trustedProxies: [] },
    shellFor: async () => ({ files: { provided: hostFixture('1.0.0').provided, shell: shellFixture } }),
    overrides: createOverrides(),
    catalogue: {
      current: async () => ({
        revision: 1,
        issued: '',
        remotes: [{ base: 'https://cdn.example/bank', current: builtFixture('bank', { storage: ['card'] }) }],
      }),
    },
  } as unknown as Installation
  const app = webApp(
    (app) => app.register(overrideRoutes, installation),
    () => undefined,
  )
  origin = `http://localhost:${await serveInTest(app)}`
})

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  fetch(`${origin}/overrides${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
const announce = (body: unknown = override, headers = {}) => ask('PUT', `/${id}`, headers, body)
const running = async (cookie: string) => {
  const answer = await ask('GET', '', { cookie })
  return answer.status === 200 ? answer.json() : answer.status
}

test('dev --against: what is announced is taken up by the button of its page, asked for by its cookie, and left', async () => {
  expect(await running('lang=fa')).toBe(204)
  const taken = await announce()
  expect(taken.status).toBe(200)
  expect(await taken.json()).toEqual({
    open: `https://staging.example/overrides/${id}`,
    origin: 'https://staging.example',
  })

  const opened = await ask('POST', `/${id}`, { 'sec-fetch-site': 'same-origin' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/support'])
  const cookie = opened.headers.get('set-cookie') ?? ''
  expect(cookie).toBe(`sarv-override=${id}; Path=/; HttpOnly; SameSite=Lax; Secure`)
  expect(await running(`lang=fa; sarv-override=${id}`)).toEqual({ name: 'support', version: '1.0.0-dev' })

  const left = await ask('DELETE', '', { 'sec-fetch-site': 'same-origin' })
  expect([left.status, left.headers.get('set-cookie')]).toEqual([
    204,
    'sarv-override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  ])
})

test('T28 dev --against: a link from another app brings nothing in; its page names remote, version and port', async () => {
  await announce()
  const opened = await ask('GET', `/${id}`, { 'sec-fetch-site': 'none', cookie: 'lang=en' })
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([200, null])
  expect(opened.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/)
  const page = await opened.text()
  expect(page).toContain('support 1.0.0-dev – http://localhost:41234')
  expect(page).toContain('<form method="post">')
})

test('dev --against: what its command has ended is nowhere any more', async () => {
  await announce()
  expect((await ask('DELETE', `/${id}`)).status).toBe(204)
  expect(await running(`sarv-override=${id}`)).toBe(204)
  expect((await ask('GET', `/${id}`)).status).toBe(404)
})

test.each([
  ['announces one', 'PUT', `/${id}`, { origin: 'https://elsewhere.example' }],
  ['announces one from the shell itself', 'PUT', `/${id}`, { 'sec-fetch-site': 'same-origin' }],
  ['ends one', 'DELETE', `/${id}`, { 'sec-fetch-site': 'cross-site' }],
  ['opens the question of one', 'GET', `/${id}`, { 'sec-fetch-site': 'cross-site' }],
  ['opens it from another port of the same machine', 'GET', `/${id}`, { 'sec-fetch-site': 'same-site' }],
  ['brings one into a browser by a form', 'POST', `/${id}`, { 'sec-fetch-site': 'cross-site' }],
  ['brings one in as a request that no page makes', 'POST', `/${id}`, { 'sec-fetch-site': 'none' }],
  ['brings one in from another port of the same machine', 'POST', `/${id}`, { 'sec-fetch-site': 'same-site' }],
  ['takes one out of a browser', 'DELETE', '', { 'sec-fetch-site': 'cross-site' }],
])('dev --against: a page that %s is refused', async (_, method, path, headers) => {
  await announce()
  const body = method === 'PUT' ? override : undefined
  expect((await ask(method, path, headers, body)).status).toBe(403)
  expect(await running(`sarv-override=${id}`)).toMatchObject({ name: 'support' })
})

const file = (change: object) => ({ ...override, built: { ...built, files: [{ ...script, ...change }] } })

test.each<[string, unknown, number]>([
  ['no JSON', 'port 1', 400],
  ['nothing', '', 400],
  ['a host beside the port', { ...override, port: 'elsewhere.example:80' }, 400],
  ['a port of the system', { ...override, port: 22 }, 400],
  ['a port that is none', { ...override, port: 70_000 }, 400],
  ['a version that is a path', { ...override, built: { ...built, version: '../../x' } }, 400],
  ['a version that is markup', { ...override, built: { ...built, version: '"><script>' } }, 400],
  ['an entry elsewhere', { ...override, built: { ...built, entry: '//elsewhere.example/x.js' } }, 400],
  ['a file that is markup', file({ path: 'x.js" onload="' }), 400],
  ['a file above its folder', file({ path: '../x.js' }), 400],
  ['a file without a hash', file({ integrity: '' }), 400],
  ['a hash that is markup', file({ integrity: '"><script>' }), 400],
  ['more than anybody reads', { ...override, more: 'x'.repeat(600_000) }, 413],
])('dev --against: an announcement with %s is refused', async (_, body, status) => {
  expect((await announce(body)).status).toBe(status)
  expect(await running(`sarv-override=${id}`)).toBe(204)
})

test.each([
  ['another contract', { requires: { platform: '^2.0.0' } }, 'SARV-401'],
  ['another federation release', { federation: '1.0' }, 'SARV-403'],
  ["another team's route", { routes: builtFixture('bank').routes }, 'SARV-404'],
  ["another team's storage", { storage: ['card'] }, 'SARV-406'],
])('dev --against: a build with %s is refused by the number of the gate', async (_, change, code) => {
  const answer = await announce({ ...override, built: { ...built, ...change } })
  expect([answer.status, await answer.json()]).toMatchObject([409, { errors: [{ code }] }])
})

test.each([
  ['POST', '', 405],
  ['PATCH', `/${id}`, 405],
  ['PUT', '', 405],
  ['GET', '/short', 404],
  ['PUT', '/..%2f..%2fetc', 404],
])('dev --against: %s of /overrides%s is answered with %i', async (method, path, status) => {
  expect((await ask(method, path)).status).toBe(status)
})
