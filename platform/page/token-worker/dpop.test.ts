import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { endpoint } from '../../client/api/endpoint'
import { readProof } from '../../testing/dpop-key'
import { type AnsweringServer, type Arrived, json, startAnswering } from '../../testing/fake-api-server'
import { type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import { openWorkerPage, type WorkerPage, type WorkerPageOptions } from '../../testing/worker-page'
import type { SharedSlot } from './shared-slot'

const read = endpoint({ method: 'GET', path: '/x/', summary: 'Something', reply: z.unknown(), failure: 'caller' })
const secretOf = () => randomBytes(32).toString('base64url')
const nonceWanted = { error: 'use_dpop_nonce' }

let provider: FakeOidcProvider
let server: AnsweringServer
let answer: (request: Arrived, response: ServerResponse) => void
const pages: WorkerPage[] = []

beforeEach(async () => {
  answer = ({ headers }, response) => json(response, headers.authorization ? 200 : 401, {})
  provider = await startFakeOidcProvider()
  server = await startAnswering((request, response) => answer(request, response))
})

afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await Promise.all([provider.close(), server.close()])
})

function openPage(options: Pick<WorkerPageOptions, 'secret' | 'store' | 'slot' | 'dpop'>): WorkerPage {
  const page = openWorkerPage({ provider, api: server.origin, dpop: { at: Date.now() }, ...options })
  pages.push(page)
  return page
}

/** What the tabs of a browser share, as IndexedDB does. */
function memorySlot(): SharedSlot & { text: string | undefined } {
  return {
    text: undefined,
    async read() {
      return this.text
    },
    async replace(seen, text) {
      if (this.text === undefined || this.text === seen) this.text = text
    },
  }
}

async function proofIn({ headers }: Arrived) {
  const { claims, jwk, thumbprint } = await readProof(String(headers.dpop))
  return { ...claims, ath: claims.ath, nonce: claims.nonce, members: Object.keys(jwk).sort(), key: thumbprint }
}

const tokenCalls = () => provider.arrived.filter(({ url }) => url === '/token')
const noncesSent = async () => (await Promise.all(tokenCalls().map(proofIn))).map(({ nonce }) => nonce)
const allProofs = () => Promise.all([...tokenCalls(), ...server.arrived].map(proofIn))
const keysUsed = async () => new Set((await allProofs()).map(({ key }) => key))

test('T13 sign-in, renewal and calls each carry a proof of their own, by one key', async () => {
  const { signIn, api, tokens } = openPage({ secret: secretOf(), slot: memorySlot() })
  await signIn()
  await api.call(read, { query: { page: 2 } })
  await tokens.refresh()
  await api.call(read)
  const proofs = await allProofs()
  const [token, call] = [
    { htm: 'POST', htu: `${provider.origin}/token` },
    { htm: 'GET', htu: `${server.origin}/x/` },
  ]
  expect(proofs).toEqual([token, token, call, call].map((named) => expect.objectContaining(named)))
  const presented = server.arrived.map(({ headers }) => headers.authorization ?? '')
  expect(presented).toEqual(presented.map(() => expect.stringMatching(/^DPoP access-[\da-f-]{36}$/)))
  const hashes = presented.map((one) => createHash('sha256').update(one.slice('DPoP '.length)).digest('base64url'))
  expect(proofs.map(({ ath }) => ath)).toEqual([undefined, undefined, ...hashes])
  expect([new Set(proofs.map(({ jti }) => jti)).size, (await keysUsed()).size]).toEqual([4, 1])
  // The private half is no part of it.
  expect(proofs.map(({ members }) => members.join(' '))).toEqual(proofs.map(() => 'crv kty x y'))
})

test('T13 tabs that start at once, and a reload, have one key; another browser has another', async () => {
  const [secret, slot] = [secretOf(), memorySlot()]
  const [one, two] = [openPage({ secret, slot }), openPage({ secret, slot })]
  await Promise.all([one.signIn(), two.signIn()])
  await Promise.all([one.api.call(read), two.api.call(read)])
  const reloaded = openPage({ secret, slot, store: one.store })
  await reloaded.tokens.restore()
  await reloaded.api.call(read)
  expect([server.arrived.length, (await keysUsed()).size]).toEqual([3, 1])
  await openPage({ secret: secretOf(), slot: memorySlot() }).signIn()
  expect((await keysUsed()).size).toBe(2)
})

test('T6 the key lies sealed, and the worker opens it for nobody', async () => {
  const slot = memorySlot()
  const { signIn, worker } = openPage({ secret: secretOf(), slot })
  await signIn()
  expect(slot.text).toMatch(/^v1\./)
  await worker.fetch(`${server.origin}/x/`, { method: 'GET', headers: { Authorization: `Bearer ${slot.text}` } })
  expect(server.arrived.map(({ headers }) => [headers.authorization, headers.dpop])).toEqual([[undefined, undefined]])
})

test('F46 a key that was sealed by what is lost counts as none: the session goes on with another', async () => {
  const slot = memorySlot()
  const first = openPage({ secret: secretOf(), slot })
  await first.signIn()
  const before = slot.text
  const reloaded = openPage({ secret: secretOf(), slot, store: first.store })
  await reloaded.tokens.restore()
  await reloaded.api.call(read)
  expect([slot.text === before, server.arrived.length]).toEqual([false, 2])
})

test('F44 storage that is cleared while a page is open gets the page’s key again', async () => {
  const slot = memorySlot()
  const { signIn, api } = openPage({ secret: secretOf(), slot })
  await signIn()
  const before = slot.text
  slot.text = undefined
  await api.call(read)
  expect([slot.text, (await keysUsed()).size]).toEqual([before, 1])
})

test('F43 where nothing can be stored the key lasts as long as the worker', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  const { signIn, api, tokens } = openPage({ secret: secretOf(), slot: { read: denied, replace: denied } })
  await signIn()
  await api.call(read)
  await tokens.refresh()
  expect([tokenCalls().length, (await keysUsed()).size]).toEqual([2, 1])
})

test('PLT-020 proofs are dated by the clock of the servers, on a phone that is a day behind', async () => {
  const at = Date.now() + 86_400_000
  const { signIn, api } = openPage({ secret: secretOf(), slot: memorySlot(), dpop: { at } })
  await signIn()
  await api.call(read)
  for (const { iat = 0 } of await allProofs()) expect(Math.abs(iat - at / 1000)).toBeLessThan(60)
})

test('PLT-020 calls that the API refuses for want of its nonce come again with it, later ones have it', async () => {
  const { signIn, api } = openPage({ secret: secretOf(), slot: memorySlot() })
  await signIn()
  const refused = { 'dpop-nonce': 'now', 'www-authenticate': 'DPoP error="use_dpop_nonce"' }
  const nonceOf = ({ headers }: Arrived) => JSON.parse(atob(String(headers.dpop).split('.')[1] ?? '')).nonce
  // All of them are on their way before one learns the nonce.
  const first: (() => void)[] = []
  answer = (request, response) => {
    if (nonceOf(request) === 'now') return json(response, 200, {})
    first.push(() => json(response, 401, {}, refused))
    if (first.length === 3) for (const refuse of first) refuse()
  }
  await Promise.all([api.call(read), api.call(read), api.call(read)])
  await api.call(read)
  expect(server.arrived.map(nonceOf).sort()).toEqual(['now', 'now', 'now', 'now', undefined, undefined, undefined])
  expect(tokenCalls()).toHaveLength(1)
})

test('PLT-018 a call that is refused with the nonce in it is not sent again', async () => {
  const { signIn, worker, tokens } = openPage({ secret: secretOf(), slot: memorySlot() })
  await signIn()
  answer = (_, response) => json(response, 401, {}, { 'dpop-nonce': 'never enough' })
  const headers = { Authorization: `Bearer ${await tokens.access()}` }
  const ask = async () => (await worker.fetch(`${server.origin}/x/`, { method: 'GET', headers })).status
  expect([await ask(), server.arrived.length]).toEqual([401, 2])
  // The nonce is in it from the start.
  expect([await ask(), server.arrived.length]).toEqual([401, 3])
})

test('PLT-020 F17 a code goes again with the nonce that the provider wants, and once only', async () => {
  const { signIn, tokens, store } = openPage({ secret: secretOf(), slot: memorySlot() })
  provider.faults.push((response) => json(response, 400, nonceWanted, { 'dpop-nonce': 'fresh' }))
  expect(await signIn()).toEqual({ returnTo: '/funds/7' })
  expect(await noncesSent()).toEqual([undefined, 'fresh'])
  expect([...store.values.keys()]).toEqual(['tokens'])
  provider.faults.push((response) => json(response, 400, nonceWanted, { 'dpop-nonce': 'later' }))
  expect(await tokens.refresh()).toMatch(/^v1\./)
  expect(await noncesSent()).toEqual([undefined, 'fresh', undefined, 'later'])
})

test('PLT-020 F17 a provider that wants a nonce and names none is given none', async () => {
  const { signIn, tokens } = openPage({ secret: secretOf(), slot: memorySlot() })
  await signIn()
  provider.faults.push((response) => json(response, 400, nonceWanted))
  // The session is begun anew, silently.
  expect(await tokens.refresh()).toMatch(/^v1\./)
  expect(await noncesSent()).toEqual([undefined, undefined, undefined])
})

test('F15 a provider whose discovery document names no token endpoint is told of, with a proof or without', async () => {
  provider.metadata = { token_endpoint: undefined }
  await expect(openPage({ secret: secretOf(), slot: memorySlot() }).signIn()).rejects.toThrow('token_endpoint')
})

test('T13 an error of the provider ends the session, whatever nonce comes with it', async () => {
  const { signIn, tokens, store } = openPage({ secret: secretOf(), slot: memorySlot() })
  await signIn()
  const over = (response: ServerResponse) => json(response, 400, { error: 'invalid_grant' }, { 'dpop-nonce': 'fresh' })
  provider.faults.push(over, over)
  expect([await tokens.refresh(), await tokens.access(), store.values.size]).toEqual([undefined, undefined, 0])
  expect(tokenCalls()).toHaveLength(3)
})
