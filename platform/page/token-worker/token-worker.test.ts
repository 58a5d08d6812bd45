import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import * as z from 'zod/mini'
import { endpoint } from '../../client/api/endpoint'
import { type AnsweringServer, type Arrived, json, startAnswering } from '../../testing/fake-api-server'
import { type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { openWorkerPage, type WorkerPage } from '../../testing/worker-page'

const read = endpoint({ method: 'GET', path: '/x/', summary: 'Something', reply: z.unknown(), failure: 'caller' })
const secretOf = () => randomBytes(32).toString('base64url')

let provider: FakeOidcProvider
let server: AnsweringServer
let answer: (request: Arrived, response: ServerResponse) => void
const pages: WorkerPage[] = []
const others: AnsweringServer[] = []

beforeEach(async () => {
  answer = ({ headers }, response) => json(response, headers.authorization ? 200 : 401, {})
  provider = await startFakeOidcProvider()
  server = await startAnswering((request, response) => answer(request, response))
})

afterEach(async () => {
  jest.restoreAllMocks()
  for (const page of pages.splice(0)) page.close()
  await Promise.all([provider, server, ...others.splice(0)].map((one) => one.close()))
})

function openPage(secret: string | undefined, store?: ReturnType<typeof memoryKeyValueStore>) {
  const page = openWorkerPage({ provider, api: server.origin, secret, store })
  pages.push(page)
  return page
}

const bearers = () => server.arrived.map(({ headers }) => headers.authorization)

test('PLT-010 T6: through sign-in, call and renewal no token and no PKCE secret comes near the page', async () => {
  const told = jest.spyOn(MessagePort.prototype, 'postMessage')
  const stored: string[] = []
  const store = memoryKeyValueStore()
  const { set } = store
  store.set = async (key, text) => {
    stored.push(text)
    await set(key, text)
  }
  const { signIn, api, tokens } = openPage(secretOf(), store)
  expect(await signIn()).toEqual({ returnTo: '/funds/7' })
  await api.call(read)
  await tokens.refresh()
  await api.call(read)
  const issued = provider.asked.flatMap((form) => form.get('refresh_token') ?? form.get('code_verifier') ?? [])
  const secrets = [...bearers().map((bearer) => bearer?.replace('Bearer ', '') ?? ''), ...issued]
  expect([
    new Set(secrets).size,
    bearers().every((bearer) => /^Bearer access-[\da-f-]{36}$/.test(bearer ?? '')),
  ]).toEqual([4, true])
  const seen = JSON.stringify([told.mock.calls.map(([message]) => message), stored, await tokens.access()])
  expect(seen).toContain('v1.')
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([])
})

test('a reload goes on with the stored tokens, and no token call', async () => {
  const secret = secretOf()
  const first = openPage(secret)
  await first.signIn()
  const reloaded = openPage(secret, first.store)
  await reloaded.tokens.restore()
  await reloaded.api.call(read)
  expect([bearers().length, provider.asked.length]).toEqual([1, 1])
})

test('F46 tokens that were sealed under a key that is lost cost one silent sign-in, unseen', async () => {
  const first = openPage(secretOf())
  await first.signIn()
  const reloaded = openPage(secretOf(), first.store)
  await reloaded.tokens.restore()
  await reloaded.api.call(read)
  expect(bearers()).toEqual([undefined, expect.stringMatching(/^Bearer access-/)])
  expect(provider.asked.map((form) => form.get('grant_type'))).toEqual(['authorization_code', 'authorization_code'])
})

test('T13 an error of the provider ends the session as it would without a worker', async () => {
  const { signIn, tokens, store } = openPage(secretOf())
  await signIn()
  provider.faults.push(
    (response) => json(response, 400, { error: 'invalid_grant' }),
    (response) => json(response, 400, { error: 'invalid_grant' }),
  )
  expect([await tokens.refresh(), await tokens.access(), store.values.size]).toEqual([undefined, undefined, 0])
})

test('T12 a forged ID token is refused, and its class survives the way', async () => {
  const { signIn } = openPage(secretOf())
  provider.forge = true
  await expect(signIn()).rejects.toMatchObject({ name: 'ForgedIdTokenError' })
})

test('HST-050 the hint of a sign-out is the ID token, which the worker opens', async () => {
  const { signIn, tokens, left } = openPage(secretOf())
  await signIn()
  await tokens.signOut()
  const hint = new URL(left.at(-1) ?? '').searchParams.get('id_token_hint') ?? ''
  expect(JSON.parse(atob(hint.split('.')[1] ?? ''))).toMatchObject({ sub: 'nima' })
})

test('T11 PLT-094 a request to anywhere but the API is not sent, also to what a remote may call by itself', async () => {
  const { signIn, tokens, worker } = openPage(secretOf())
  await signIn()
  const elsewhere = await startAnswering((_, response) => json(response, 200, {}))
  others.push(elsewhere)
  const headers = { Authorization: `Bearer ${await tokens.access()}` }
  await expect(worker.fetch(`${elsewhere.origin}/`, { method: 'GET', headers })).rejects.toThrow('not the API')
  expect(elsewhere.arrived).toEqual([])
})

test('PLT-102 each call of a signed-in page begins a trace of its own', async () => {
  const { signIn, api } = openPage(secretOf())
  await signIn()
  await api.call(read)
  await api.call(read)
  const traces = server.arrived.map(({ headers }) => headers.traceparent)
  for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(new Set(traces).size).toBe(2)
})

test('T6 a sealed refresh token or PKCE secret is not opened as an access token', async () => {
  const { signIn, tokens, worker, store } = openPage(secretOf())
  await tokens.signIn({ returnTo: '/', language: 'fa' })
  const [begun] = store.values.values()
  await signIn()
  const { refresh, id } = JSON.parse(store.values.get('tokens') ?? '')
  for (const sealed of [begun, refresh, id]) {
    expect(sealed).toMatch(/^v1\./)
    await worker.fetch(`${server.origin}/x/`, { method: 'GET', headers: { Authorization: `Bearer ${sealed}` } })
  }
  expect(bearers()).toEqual([undefined, undefined, undefined])
})

test('a response comes with its status, its type, what it says of a retry, and its body as it was sent', async () => {
  const { signIn, tokens, worker } = openPage(secretOf())
  await signIn()
  const headers = { Authorization: `Bearer ${await tokens.access()}`, 'Content-Type': 'application/json' }
  answer = ({ body }, response) => json(response, 429, { got: body }, { 'retry-after': '7' })
  const response = await worker.fetch(`${server.origin}/x/`, { method: 'POST', headers, body: '{"a":1}' })
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    429,
    '7',
    { got: '{"a":1}' },
  ])
  answer = (_, response) => response.writeHead(204).end()
  expect((await worker.fetch(`${server.origin}/x/`, { method: 'POST', headers })).body).toBeNull()
  expect(server.arrived.at(-1)?.headers.authorization).toMatch(/^Bearer access-/)
})

test('a body is read while it comes; who leaves it ends the request', async () => {
  const { signIn, tokens, worker } = openPage(secretOf())
  await signIn()
  const closed = new Promise((resolve) => {
    answer = (_, response) => {
      response.on('close', () => resolve('closed'))
      response.writeHead(200).write('first')
    }
  })
  const headers = { Authorization: `Bearer ${await tokens.access()}` }
  const response = await worker.fetch(`${server.origin}/x/`, { method: 'GET', headers })
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  await reader?.cancel()
  expect(await closed).toBe('closed')
})

test('a call that is aborted rejects with its reason, and ends the request', async () => {
  const { signIn, tokens, worker } = openPage(secretOf())
  await signIn()
  const leaving = new AbortController()
  const closed = new Promise((resolve) => {
    answer = (_, response) => {
      response.on('close', () => resolve('closed'))
      leaving.abort(new Error('enough'))
    }
  })
  const headers = { Authorization: `Bearer ${await tokens.access()}` }
  const call = worker.fetch(`${server.origin}/x/`, { method: 'GET', headers, signal: leaving.signal })
  await expect(call).rejects.toThrow('enough')
  expect(await closed).toBe('closed')
})

test('a worker that is lost fails what waits as a network would; the next call has another', async () => {
  const { signIn, api, tokens, started } = openPage(secretOf())
  await signIn()
  answer = () => started.at(-1)?.lose()
  await expect(api.call(read)).rejects.toMatchObject({ kind: 'network' })
  answer = (_, response) => json(response, 200, {})
  await api.call(read)
  expect([started.length, await tokens.refresh()]).toEqual([2, expect.stringMatching(/^v1\./)])
})

test('no worker starts before it is needed: a call without a token is the page’s own', async () => {
  const { worker, started } = openPage(secretOf())
  expect((await worker.fetch(`${server.origin}/x/`, { method: 'GET', headers: {} })).status).toBe(401)
  expect(started).toEqual([])
})
