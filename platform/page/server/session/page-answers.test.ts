import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cookieHeader } from '../../../testing/cookie-jar'
import { type AnsweringServer, json, startAnswering } from '../../../testing/fake-api-server'
import { type FakeOidcProvider, startFakeOidcProvider } from '../../../testing/fake-oidc-provider'
import { remotesFixture } from '../testing/catalogue-fixture'
import { servedFolder } from '../testing/served-folder'
import { type SessionServer, sessionBrowser, startSessionServer } from '../testing/session-browser'
import { writeFrames } from '../testing/shell-fixture'

const { put, env } = servedFolder()
writeFrames(env.SARV_FILES)
const reads = ['/fund/api/v1/worth/', '/general/api/v1/menu/']
const remotes = remotesFixture(2).map(({ base, current }) => ({
  base,
  current: { ...current, routes: current.routes.map((route, index) => (index === 0 ? { ...route, reads } : route)) },
}))
put(...remotes)
const device = { 'device-token': 'the push token', platform: 'PWA' }

let provider: FakeOidcProvider
let api: AnsweringServer
let server: SessionServer
let answer: (url: string, response: ServerResponse) => void

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  answer = (url, response) => json(response, 200, { total_value: 42, url, text: '</script>' })
  api = await startAnswering(({ url }, response) => answer(url, response))
  server = await startSessionServer(provider, api, env)
})

afterEach(async () => {
  await Promise.all([server.close(), provider.close(), api.close()])
})

async function signIn(sub: string): Promise<string> {
  const browser = sessionBrowser(server, provider.authorize, device)
  await browser.signIn(sub)
  return cookieHeader(browser.cookies)
}

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'accept-encoding': 'br' }

/** Asks for a page; its response may still come. */
async function open(pathname: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const request = get(server.origin + pathname, { headers: { ...navigation, ...headers }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

async function htmlOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return brotliDecompressSync(Buffer.concat(pieces)).toString()
}

const answersIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/json" data-answer="(\w+)">(.*?)<\/script>/g)].map(
      ([, name, text]) => [name, JSON.parse(text ?? '')],
    ),
  )

test('PLT-128: the answers of the first reads come behind the page, with the headers that the page would send', async () => {
  const cookie = await signIn('nima')
  const response = await open('/remote0000', { cookie })
  const answers = answersIn(await htmlOf(response))
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  expect(answers).toMatchObject(
    Object.fromEntries(reads.map((url, index) => [index, { total_value: 42, url, text: '</script>' }])),
  )
  expect(answers.headers).toEqual({
    'Device-Token': 'the push token',
    'Accept-Language': 'fa',
    'Application-Name': 'SARV',
    Platform: 'PWA',
    'Application-Version': '1.0.0',
    Accept: 'application/json, */*',
    Authorization: expect.stringMatching(/^Bearer [\da-f-]{36}$/),
  })
  const { Authorization: _, ...common } = answers.headers
  const lower = Object.fromEntries(Object.entries(common).map(([name, value]) => [name.toLowerCase(), value]))
  for (const { headers } of api.arrived) {
    expect(headers).toMatchObject({ ...lower, 'x-forwarded-host': 'localhost:3000' })
    expect(headers.authorization).toMatch(/^Bearer access-/)
    expect(headers.cookie).toBeUndefined()
  }
})

test('PLT-128: the page is there before the API has answered, and does not wait more than a second', async () => {
  const cookie = await signIn('nima')
  answer = (url, response) => {
    if (url === reads[1]) json(response, 200, {})
  }
  const response = await open('/remote0000', { cookie })
  const [first] = (await once(response.pipe(createBrotliDecompress()), 'data')) as [Buffer]
  expect(first.toString()).toContain('<!doctype html>')
  expect(api.arrived.length).toBeLessThanOrEqual(reads.length)
  const started = performance.now()
  const again = await open('/remote0000', { cookie })
  const answers = answersIn(await htmlOf(again))
  expect(Object.keys(answers)).toEqual(['1', 'headers'])
  expect(performance.now() - started).toBeLessThan(3_000)
})

test.each<[string, string, Record<string, string>]>([
  ['a page without a session', '/remote0000', { cookie: '' }],
  ['an unknown session', '/remote0000', { cookie: 'sarv-session=aaaa' }],
  ['a page that a script asks for', '/remote0000', { 'sec-fetch-mode': 'cors' }],
  ['a framed page', '/remote0000', { 'sec-fetch-dest': 'iframe' }],
  ['a page that is fetched ahead', '/remote0000', { 'sec-purpose': 'prefetch' }],
  ['an address that the shell reads first', '/remote0000?token=1', {}],
  ['a route that declares no reads', '/remote0000/list', {}],
  ['the page that is kept for a start without a connection', '/offline', {}],
])('PLT-128: no answers come with %s', async (_, pathname, headers) => {
  const cookie = await signIn('nima')
  const response = await open(pathname, { cookie, ...headers })
  expect(await htmlOf(response)).not.toContain('data-answer')
  expect(api.arrived).toEqual([])
})

test('PLT-128: no answers come with a token that is about to end: the page renews it first', async () => {
  provider.lifetime = 9
  const cookie = await signIn('nima')
  expect(await htmlOf(await open('/remote0000', { cookie }))).not.toContain('data-answer')
})

test('PLT-128: each browser gets the answers of its own session alone', async () => {
  const [nima, sara] = [await signIn('nima'), await signIn('sara')]
  const tokens = []
  for (const cookie of [nima, sara, nima]) {
    api.arrived.length = 0
    await htmlOf(await open('/remote0000', { cookie }))
    tokens.push(new Set(api.arrived.map(({ headers }) => headers.authorization)))
  }
  expect(tokens.map(({ size }) => size)).toEqual([1, 1, 1])
  expect(tokens[0]).toEqual(tokens[2])
  expect(tokens[0]).not.toEqual(tokens[1])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses', (response) => json(response, 403, { message: 'no' })],
  ['sends no JSON', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<b>')],
  ['sends too much', (response) => json(response, 200, 'x'.repeat(70_000))],
  ['breaks off', (response) => response.destroy()],
])('PLT-128: an API that %s leaves the read to the page', async (_, fail) => {
  answer = (url, response) => (url === reads[0] ? fail(response) : json(response, 200, {}))
  const html = await htmlOf(await open('/remote0000', { cookie: await signIn('nima') }))
  expect(Object.keys(answersIn(html))).toEqual(['1', 'headers'])
})
