import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type AnsweringServer, json, startAnswering } from '../../../testing/fake-api-server'
import { type FakeOidcProvider, startFakeOidcProvider } from '../../../testing/fake-oidc-provider'
import { servedFolder } from '../testing/served-folder'
import {
  type SessionBrowser,
  type SessionServer,
  self,
  sessionBrowser,
  startSessionServer,
} from '../testing/session-browser'

const { env } = servedFolder()
const page = { 'sec-fetch-site': 'same-origin', origin: self }

let provider: FakeOidcProvider
let api: AnsweringServer
let server: SessionServer
let cookies: SessionBrowser['cookies']
let call: SessionBrowser['call']
let signIn: SessionBrowser['signIn']
let renew: SessionBrowser['renew']

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  api = await startAnswering((_request, response) => json(response, 200, {}))
  server = await startSessionServer(provider, api, env)
  ;({ cookies, call, signIn, renew } = sessionBrowser(server, provider.authorize))
})

afterEach(() => Promise.all([server, provider, api].map((one) => one.close())))

const sentTokens = () => api.arrived.map(({ headers }) => headers.authorization)

test('PLT-121 a sign-in ends with one cookie that no script reads, and the browser sees no token', async () => {
  const { done } = await signIn()
  expect(JSON.parse(done.text)).toMatchObject({ sub: 'nima', returnTo: '/funds/7', lifetime: expect.any(Number) })
  expect(done.headers.getSetCookie().at(-1)).toMatch(
    /^sarv-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/,
  )
  expect([...cookies.keys()]).toEqual(['sarv-session'])
  await call('/fund/api/v1/funds/')
  const [sent = ''] = sentTokens()
  expect(sent).toMatch(/^Bearer access-/)
  expect(`${done.text}${done.headers.getSetCookie()}`).not.toContain(sent.slice('Bearer '.length))
})

test('PLT-122 a call of a page where no one is signed in goes on without a token', async () => {
  await call('/fund/api/v1/funds/', undefined, page)
  await signIn()
  await call('/fund/api/v1/funds/', undefined, page)
  expect(sentTokens()).toStrictEqual([undefined, undefined])
})

test('PLT-126 a tab with another session in mind than its browser has is told so, and calls nothing', async () => {
  const { generation } = JSON.parse((await signIn('nima')).done.text)
  await signIn('sara')
  for (const authorization of [`Bearer ${generation}`, 'Bearer of the page'])
    expect((await call('/fund/api/v1/funds/', {}, { ...page, authorization })).status).toBe(401)
  expect(sentTokens()).toEqual([])
})

test('T43 what a page reads of its session has no token, and opens nothing elsewhere', async () => {
  const { done } = await signIn()
  const renewed = await renew()
  const tokens = [...provider.issued]
  expect(tokens).toHaveLength(6)
  for (const token of tokens) expect(`${done.text}${renewed.text}`).not.toContain(token)
  const { generation } = JSON.parse(renewed.text)
  // Another browser, which knows all that a script of the page can.
  cookies.clear()
  for (const stolen of [undefined, generation]) {
    if (stolen) cookies.set('sarv-session', stolen)
    await call('/fund/api/v1/funds/', undefined, { ...page, authorization: `Bearer ${generation}` })
    expect(sentTokens().filter(Boolean)).toEqual([])
    expect((await call('/session/renew', { generation })).status).toBe(401)
  }
})

test('T43 PLT-122 a page may frame the provider, calls its event whitelist only, and has no token worker', async () => {
  const { headers } = await call('/home')
  const policy = headers.get('content-security-policy')?.split('; ')
  const whitelist = `${provider.origin}/general/api/v1/settings/event-whitelist/`
  expect(policy).toEqual(
    expect.arrayContaining([`connect-src 'self' ${self} ${whitelist}`, `frame-src 'self' ${provider.origin}`]),
  )
  const worker = { 'sec-fetch-dest': 'worker', 'sec-fetch-site': 'same-origin' }
  expect((await call('/workers/tokens.js', undefined, worker)).status).toBe(404)
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a download from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['another origin of this site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }],
  ['an old browser elsewhere', { origin: 'https://evil.example' }],
])('T44 PLT-122 %s gets nothing of the session', async (_, headers: Record<string, string>) => {
  await signIn()
  for (const body of [undefined, {}]) expect((await call('/fund/api/v1/funds/', body, headers)).status).toBe(403)
  expect((await call('/session/sign-out', {}, headers)).status).toBe(403)
  expect(sentTokens()).toEqual([])
})

test('T44 PLT-121 a return that this browser did not begin signs in no one', async () => {
  const { address } = await signIn('mallory')
  cookies.clear()
  expect((await call('/session/complete', { address })).status).toBe(400)
  expect(cookies.size).toBe(0)
})

test('PLT-121 sign-ins that are begun and left do not pile up in the cookies, and the last ones can be completed', async () => {
  const begun: string[] = []
  for (let time = 0; time < 6; time++)
    begun.push(JSON.parse((await call('/session/sign-in', { returnTo: '/home', language: 'fa' })).text).address)
  expect(cookies.size).toBe(3)
  const complete = (address = '') => call('/session/complete', { address: provider.authorize(address, 'nima') })
  expect([(await complete(begun[2])).status, (await complete(begun[3])).status]).toEqual([400, 200])
})

test('PLT-121 an ID token under another key signs in no one', async () => {
  provider.forge = true
  expect((await signIn()).done.status).toBe(400)
  expect(cookies.has('sarv-session')).toBe(false)
})

test('PLT-121 many renewals at once are one at the provider, each with the new cookie', async () => {
  const { done } = await signIn()
  const { generation } = JSON.parse(done.text)
  const before = cookies.get('sarv-session')
  const asked = provider.asked.length
  const renewed = await Promise.all(Array.from({ length: 5 }, () => call('/session/renew', { generation })))
  expect(provider.asked.length).toBe(asked + 1)
  expect(new Set(renewed.map(({ text }) => JSON.parse(text).generation)).size).toBe(1)
  const after = cookies.get('sarv-session')
  expect(after).not.toBe(before)
  // The page whose answer was lost asks once more, with the former cookie.
  cookies.set('sarv-session', before ?? '')
  expect((await call('/fund/api/v1/funds/')).status).toBe(401)
  await renew()
  expect([provider.asked.length, cookies.get('sarv-session')]).toEqual([asked + 1, after])
  await call('/fund/api/v1/funds/')
  expect(sentTokens()).toEqual([expect.stringMatching(/^Bearer access-/)])
})

test('PLT-121 a session that the provider has ended ends here, with the cookie', async () => {
  await signIn()
  provider.revokeAll()
  expect((await call('/session/renew', {})).status).toBe(401)
  expect(cookies.size).toBe(0)
})

test('PLT-121 a provider that is away ends no session', async () => {
  await signIn()
  provider.faults.push((response) => response.destroy())
  expect((await call('/session/renew', {})).status).toBe(503)
  expect((await call('/session/renew', {})).status).toBe(200)
  expect(server.lines.join()).not.toMatch(/access-|code=/)
})

test('PLT-121 signing out forgets the session and names where the provider ends its own', async () => {
  await signIn()
  const id = cookies.get('sarv-session') ?? ''
  const { text } = await call('/session/sign-out', {})
  expect(JSON.parse(text).address).toContain(`${provider.origin}/session/end?`)
  expect(new URL(JSON.parse(text).address).searchParams.get('post_logout_redirect_uri')).toBe(`${self}/`)
  cookies.set('sarv-session', id)
  expect((await call('/fund/api/v1/funds/')).status).toBe(401)
  expect(sentTokens()).toEqual([])
})

async function tellOfLogout(token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token: token })
  return (await fetch(`${server.origin}/session/back-channel`, { method: 'POST', body })).status
}

test('PLT-121 the provider ends the session that it names, once with each token', async () => {
  provider.claims = { sid: 'one' }
  await signIn()
  const token = await provider.logoutToken({ sid: 'one' })
  expect(await tellOfLogout(token)).toBe(200)
  expect((await call('/fund/api/v1/funds/')).status).toBe(401)
  await signIn()
  expect(await tellOfLogout(token)).toBe(400)
  await call('/fund/api/v1/funds/')
  expect(sentTokens()).toEqual([expect.stringMatching(/^Bearer access-/)])
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
])('PLT-121 a logout token %s ends nothing', async (_, claims) => {
  await signIn()
  expect(await tellOfLogout(await provider.logoutToken({ sub: 'nima', ...claims }))).toBe(400)
  await call('/fund/api/v1/funds/')
  expect(sentTokens()).toEqual([expect.stringMatching(/^Bearer access-/)])
})

test('PLT-121 a logout token under another key ends nothing', async () => {
  await signIn()
  provider.forge = true
  expect(await tellOfLogout(await provider.logoutToken({ sub: 'nima' }))).toBe(400)
})
