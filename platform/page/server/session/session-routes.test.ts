import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals'
import { type AnsweringServer, json, startAnswering } from '../../../testing/fake-api-server'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../../testing/fake-oidc-provider'
import { createDocumentServer } from '../document-server'
import { settingsFrom } from '../settings'
import { writeShell } from '../testing/shell-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-session-'))
const files = writeShell(path.join(folder, 'shell'), {})
const self = 'http://localhost:3000'
const page = { 'sec-fetch-site': 'same-origin', origin: self }
afterAll(() => rmSync(folder, { recursive: true }))

let provider: FakeOidcProvider
let api: AnsweringServer
let server: Server
let cookies: Map<string, string>
let lines: string[]

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  api = await startAnswering((_request, response) => json(response, 200, {}))
  const settings = settingsFrom({
    SARV_FILES: files,
    SARV_CATALOGUE: '{"remotes":[]}',
    SARV_IDENTITY: provider.origin,
    SARV_CLIENT_ID: clientId,
    SARV_API_UPSTREAM: api.origin,
    SARV_SESSION: 'server',
    SARV_CLIENT_SECRET: 'a secret of the client',
  })
  lines = []
  server = createDocumentServer(settings, (line) => lines.push(line)).listen(0)
  await once(server, 'listening')
  cookies = new Map()
})

afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await Promise.all([provider.close(), api.close()])
})

const addressOf = (pathname: string) => `http://localhost:${(server.address() as AddressInfo).port}${pathname}`

/** A call of the page, with the cookies of its browser. */
async function call(pathname: string, body?: unknown, headers: Record<string, string> = page) {
  const response = await fetch(addressOf(pathname), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  const text = await response.text()
  return { status: response.status, text, set: response.headers.getSetCookie() }
}

async function signIn(sub = 'nima') {
  const began = await call('/session/sign-in', { returnTo: '/funds/7', language: 'fa' })
  const address = provider.authorize(JSON.parse(began.text).address, sub)
  return { address, done: await call('/session/complete', { address }) }
}

const sentTokens = () => api.arrived.map(({ headers }) => headers.authorization)

test('a sign-in ends with one cookie that no script reads, and the browser sees no token', async () => {
  const { done } = await signIn()
  expect(JSON.parse(done.text)).toMatchObject({ sub: 'nima', returnTo: '/funds/7', lifetime: expect.any(Number) })
  expect(done.set.at(-1)).toMatch(/^sarv-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/)
  expect([...cookies.keys()]).toEqual(['sarv-session'])
  await call('/fund/api/v1/funds/', undefined, { ...page, authorization: 'Bearer of the page' })
  const [sent = ''] = sentTokens()
  expect(sent).toMatch(/^Bearer access-/)
  expect(`${done.text}${done.set}`).not.toContain(sent.slice('Bearer '.length))
})

test('a call without a session goes on without a token', async () => {
  await call('/fund/api/v1/funds/', undefined, { ...page, authorization: 'Bearer of the page' })
  expect(sentTokens()).toEqual([undefined])
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a download from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['another origin of this site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }],
  ['an old browser elsewhere', { origin: 'https://evil.example' }],
])('%s gets nothing of the session', async (_, headers: Record<string, string>) => {
  await signIn()
  for (const body of [undefined, {}]) expect((await call('/fund/api/v1/funds/', body, headers)).status).toBe(403)
  expect((await call('/session/sign-out', {}, headers)).status).toBe(403)
  expect(sentTokens()).toEqual([])
})

test('a return that this browser did not begin signs in no one', async () => {
  const { address } = await signIn('mallory')
  cookies.clear()
  expect((await call('/session/complete', { address })).status).toBe(400)
  expect(cookies.size).toBe(0)
})

test('an ID token under another key signs in no one', async () => {
  provider.forge = true
  expect((await signIn()).done.status).toBe(400)
  expect(cookies.has('sarv-session')).toBe(false)
})

test('many renewals at once are one at the provider, each with the new cookie', async () => {
  const { done } = await signIn()
  const { generation } = JSON.parse(done.text)
  const before = cookies.get('sarv-session')
  const asked = provider.asked.length
  const renewed = await Promise.all(Array.from({ length: 5 }, () => call('/session/renew', { generation })))
  expect(provider.asked.length).toBe(asked + 1)
  expect(new Set(renewed.map(({ text }) => JSON.parse(text).generation)).size).toBe(1)
  const after = cookies.get('sarv-session')
  expect(after).not.toBe(before)
  // A call that left with the former cookie arrives still.
  cookies.set('sarv-session', before ?? '')
  await call('/fund/api/v1/funds/')
  expect(sentTokens()[0]).toMatch(/^Bearer access-/)
})

test('a session that the provider has ended ends here, with the cookie', async () => {
  await signIn()
  provider.revokeAll()
  expect((await call('/session/renew', {})).status).toBe(401)
  expect(cookies.size).toBe(0)
})

test('a provider that is away ends no session', async () => {
  await signIn()
  provider.faults.push((response) => response.destroy())
  expect((await call('/session/renew', {})).status).toBe(503)
  expect((await call('/session/renew', {})).status).toBe(200)
  expect(lines.join()).not.toMatch(/access-|code=/)
})

test('signing out forgets the session and names where the provider ends its own', async () => {
  await signIn()
  const id = cookies.get('sarv-session') ?? ''
  const { text } = await call('/session/sign-out', {})
  expect(JSON.parse(text).address).toContain(`${provider.origin}/session/end?`)
  expect(new URL(JSON.parse(text).address).searchParams.get('post_logout_redirect_uri')).toBe(`${self}/`)
  cookies.set('sarv-session', id)
  await call('/fund/api/v1/funds/')
  expect(sentTokens()).toEqual([undefined])
})

async function tellOfLogout(token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token: token })
  return (await fetch(addressOf('/session/back-channel'), { method: 'POST', body })).status
}

test('the provider ends the session that it names, once with each token', async () => {
  provider.claims = { sid: 'one' }
  await signIn()
  const token = await provider.logoutToken({ sid: 'one' })
  expect(await tellOfLogout(token)).toBe(200)
  await call('/fund/api/v1/funds/')
  await signIn()
  expect(await tellOfLogout(token)).toBe(400)
  await call('/fund/api/v1/funds/')
  expect(sentTokens()).toEqual([undefined, expect.stringMatching(/^Bearer access-/)])
})

test.each([
  ['of another issuer', { iss: 'https://other.example' }],
  ['for another client', { aud: 'other' }],
  ['of an hour ago', { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
  ['without a time', { iat: undefined }],
  ['without an id', { jti: undefined }],
  ['without the event', { events: {} }],
  ['that is an ID token', { nonce: 'of a sign-in' }],
  ['that names no one', { sub: undefined }],
])('a logout token %s ends nothing', async (_, claims) => {
  await signIn()
  expect(await tellOfLogout(await provider.logoutToken({ sub: 'nima', ...claims }))).toBe(400)
  await call('/fund/api/v1/funds/')
  expect(sentTokens()).toEqual([expect.stringMatching(/^Bearer access-/)])
})

test('a logout token under another key ends nothing', async () => {
  await signIn()
  provider.forge = true
  expect(await tellOfLogout(await provider.logoutToken({ sub: 'nima' }))).toBe(400)
})
