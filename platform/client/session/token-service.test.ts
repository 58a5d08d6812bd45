import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createBus } from '../../contract/events/bus'
import { json } from '../../testing/fake-api-server'
import { type FakeBrowser, type FakeTab, openFakeBrowser } from '../../testing/fake-browser'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { createSession } from './session'
import { createTokenService } from './token-service'
import type { KeyValueStore } from './token-store'

const day = 86_400_000
let provider: FakeOidcProvider
let browser: FakeBrowser
let skew: number
const plainPages: { close(): void }[] = []

beforeEach(async () => {
  skew = 0
  provider = await startFakeOidcProvider()
  browser = openFakeBrowser({ authority: provider.origin, clientId, now: () => Date.now() + skew })
})

afterEach(async () => {
  browser.close()
  for (const page of plainPages.splice(0)) page.close()
  await provider.close()
})

/** Begins a sign-in and lets the person through; answers the address of the return. */
async function signedInAt({ tokens, left }: FakeTab, sub = 'nima', returnTo = '/funds/7'): Promise<string> {
  await tokens.signIn({ returnTo, language: 'fa' })
  return provider.authorize(left.at(-1) ?? '', sub)
}

async function signedIn(sub = 'nima'): Promise<FakeTab> {
  const tab = browser.openTab()
  await tab.tokens.complete(await signedInAt(tab, sub))
  return tab
}

test('HST-003 sign-in leaves with code, PKCE, state, nonce and the language', async () => {
  const { tokens, left } = browser.openTab()
  await tokens.signIn({ returnTo: '/home', language: 'en' })
  const address = new URL(left[0] ?? '')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/callback',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^\w{32}$/),
    nonce: expect.stringMatching(/^[\w-]{36}$/),
    ui_locales: 'en',
  })
})

test('HST-003 F14 a provider that cannot be reached rejects the sign-in and changes nothing', async () => {
  const { tokens, left, home } = browser.openTab()
  await tokens.restore()
  await provider.close()
  await expect(tokens.signIn({ returnTo: '/home', language: 'fa' })).rejects.toThrow()
  expect([left, home.current]).toEqual([[], { at: 'signed-out' }])
  provider = await startFakeOidcProvider()
})

test('HST-016 a return signs in and leads to where the person was going', async () => {
  const tab = browser.openTab()
  const done = await tab.tokens.complete(await signedInAt(tab))
  expect(done).toEqual({ returnTo: '/funds/7' })
  expect(tab.home.current).toEqual({ at: 'signed-in', sub: 'nima' })
  expect(await tab.tokens.access()).toMatch(/^access-/)
})

test('T10 a wish for another origin leads to /home', async () => {
  const tab = browser.openTab()
  expect(await tab.tokens.complete(await signedInAt(tab, 'nima', '//evil.example'))).toEqual({ returnTo: '/home' })
})

test('F17 a return that is opened twice exchanges its code once and leads home', async () => {
  const tab = browser.openTab()
  const address = await signedInAt(tab)
  const both = await Promise.all([tab.tokens.complete(address), tab.tokens.complete(address)])
  const reloaded = browser.openTab()
  expect(both).toEqual([{ returnTo: '/funds/7' }, { returnTo: '/funds/7' }])
  expect(await reloaded.tokens.complete(address)).toEqual({ returnTo: '/home' })
  expect([provider.asked.length, reloaded.home.current.at]).toEqual([1, 'signed-in'])
})

const mutants: [string, (address: URL) => void][] = [
  ['no state', ({ searchParams }) => searchParams.delete('state')],
  ['an empty state', ({ searchParams }) => searchParams.set('state', '')],
  ['another state', ({ searchParams }) => searchParams.set('state', '0'.repeat(32))],
  ['the state of a key that is no sign-in', ({ searchParams }) => searchParams.set('state', '../tokens')],
  ['no code', ({ searchParams }) => searchParams.delete('code')],
  ['another code', ({ searchParams }) => searchParams.set('code', 'made-up')],
  ['access denied', ({ searchParams }) => searchParams.set('error', 'access_denied')],
  ['a server error', ({ searchParams }) => searchParams.set('error', 'server_error')],
  ['no issuer', ({ searchParams }) => searchParams.delete('iss')],
  ['an empty issuer', ({ searchParams }) => searchParams.set('iss', '')],
  ['another issuer', ({ searchParams }) => searchParams.set('iss', 'https://evil.example')],
  ['an empty code', ({ searchParams }) => searchParams.set('code', '')],
  ['nothing at all', (address) => Object.assign(address, { search: '' })],
  ['its answer in the fragment', (address) => Object.assign(address, { hash: address.search, search: '' })],
]

test.each(mutants)('HST-017 T12 F16 a return with %s does not sign in', async (_, mutate) => {
  const tab = browser.openTab()
  const address = new URL(await signedInAt(tab))
  mutate(address)
  await expect(tab.tokens.complete(address.href)).rejects.toThrow()
  expect(tab.home.current).toEqual({ at: 'signed-out', reason: 'failed' })
  expect([await tab.tokens.access(), browser.store.values.has('tokens')]).toEqual([undefined, false])
})

const hour = 3600
const second = () => Math.floor(Date.now() / 1000)
const forgeries: [string, () => void][] = [
  ['another signature', () => Object.assign(provider, { forge: true })],
  ['another issuer', () => Object.assign(provider, { claims: { iss: 'https://evil.example' } })],
  ['another audience', () => Object.assign(provider, { claims: { aud: 'other' } })],
  ['another party', () => Object.assign(provider, { claims: { aud: [clientId, 'other'], azp: 'other' } })],
  ['another nonce', () => Object.assign(provider, { claims: { nonce: 'other' } })],
  ['no nonce', () => Object.assign(provider, { claims: { nonce: undefined } })],
  ['the hash of another access token', () => Object.assign(provider, { claims: { at_hash: 'x'.repeat(22) } })],
  ['no subject', () => Object.assign(provider, { claims: { sub: undefined } })],
  ['an end two days ago', () => Object.assign(provider, { claims: { exp: second() - 48 * hour } })],
]

test.each(forgeries)('T12 an ID token with %s does not sign in', async (_, mutate) => {
  mutate()
  const tab = browser.openTab()
  await expect(tab.tokens.complete(await signedInAt(tab))).rejects.toThrow()
  expect([tab.home.current.at, browser.store.values.has('tokens')]).toEqual(['signed-out', false])
})

test.each([20 * 3_600_000, -20 * 3_600_000])(
  'PLT-020 CON-22 F13 a clock that is off by %d ms signs in',
  async (off) => {
    skew = off
    const { tokens } = await signedIn()
    for (let call = 0; call < 50; call++) await tokens.access()
    expect(provider.asked.length).toBe(1)
  },
)

test('PLT-020 F13 a clock that jumps a day renews once, not at every call', async () => {
  const { tokens } = await signedIn()
  skew = day
  for (let call = 0; call < 50; call++) await tokens.access()
  skew = 0
  for (let call = 0; call < 50; call++) await tokens.access()
  expect(provider.asked.length).toBe(2)
})

test('F45 a reloaded page finds its session; unreadable tokens without a provider session give no session', async () => {
  await signedIn()
  const reloaded = browser.openTab()
  expect(reloaded.home.current).toEqual({ at: 'unknown' })
  expect(await reloaded.tokens.restore()).toEqual({ at: 'signed-in', sub: 'nima' })
  for (const unreadable of ['{"sub":7}', 'junk', 'null', '7']) {
    browser.store.values.set('tokens', unreadable)
    expect(await browser.openTab().tokens.restore()).toEqual({ at: 'signed-out', reason: 'expired' })
  }
})

const troubles: [string, () => void][] = [
  ['500', () => provider.faults.push((response) => json(response, 500, { error: 'server_error' }))],
  ['503 with HTML', () => provider.faults.push((response) => response.writeHead(503).end('<html>'))],
  [
    '400 temporarily_unavailable',
    () => provider.faults.push((r) => json(r, 400, { error: 'temporarily_unavailable' })),
  ],
  ['429', () => provider.faults.push((response) => json(response, 429, { error: 'invalid_request' }))],
  ['400 with no OAuth error', () => provider.faults.push((response) => json(response, 400, { message: 'no' }))],
  ['a cut line', () => provider.faults.push((response) => response.destroy())],
]

test.each(troubles)('F15 %s at the renewal keeps the session, and the next one works', async (_, trouble) => {
  const { tokens, home, events } = await signedIn()
  const before = await tokens.access()
  trouble()
  expect(await tokens.refresh()).toBe(undefined)
  expect([home.current.at, await tokens.access()]).toEqual(['signed-in', before])
  expect(events.some(([name]) => name === 'signed-out')).toBe(false)
  expect(await tokens.refresh()).toMatch(/^access-/)
})

test.each([
  [400, 'invalid_grant'],
  [400, 'invalid_request'],
  [401, 'invalid_client'],
  [400, 'whatever_it_says'],
])('PLT-019 a dead refresh token ends the session: %i %s', async (status, error) => {
  const { tokens, home } = await signedIn()
  provider.faults.push((response) => json(response, status, { error }))
  expect(await tokens.refresh()).toBe(undefined)
  expect(home.current).toEqual({ at: 'signed-out', reason: 'expired' })
})

test('an ID token without a hash of the access token signs in: where a code is exchanged it may lack', async () => {
  provider.claims = { at_hash: undefined }
  expect((await signedIn()).home.current.at).toBe('signed-in')
})

test('F15 an expired token is sent all the same where the provider is down', async () => {
  const { tokens } = await signedIn()
  const before = await tokens.access()
  skew = day
  provider.faults.push((response) => json(response, 500, { error: 'server_error' }))
  expect(await tokens.access()).toBe(before)
})

test('PLT-019 a call whose token has expired goes without one when the session is over', async () => {
  const { tokens } = await signedIn()
  skew = day
  provider.revokeAll()
  expect(await tokens.access()).toBe(undefined)
})

test('PLT-019 a session that the provider ended is over in every tab, and nothing stays', async () => {
  const { tokens, home, events } = await signedIn()
  const other = browser.openTab()
  await other.tokens.restore()
  provider.revokeAll()
  expect(await tokens.refresh()).toBe(undefined)
  await other.heard('signed-out')
  for (const { current } of [home, other.home]) expect(current).toEqual({ at: 'signed-out', reason: 'expired' })
  expect(events.slice(-2).map(([name]) => name)).toEqual(['session-changed', 'signed-out'])
  expect(events.at(-1)).toEqual(['signed-out', { reason: 'expired' }])
  expect([...browser.store.values]).toEqual([])
})

test('T12 a renewal with a forged ID token ends the session', async () => {
  const { tokens, home } = await signedIn()
  provider.forge = true
  expect(await tokens.refresh()).toBe(undefined)
  expect(home.current).toEqual({ at: 'signed-out', reason: 'failed' })
})

/** A page whose storage can do only what every storage can. */
function plainPage(more: Pick<KeyValueStore, 'watch'> = {}) {
  const store = memoryKeyValueStore()
  const home = createSession()
  const origin = 'http://localhost:3000'
  const bus = createBus()
  const tokens = createTokenService({
    authority: provider.origin,
    clientId,
    origin,
    store: { ...store, ...more },
    bus,
    home,
  })
  plainPages.push(tokens)
  return { tokens, home, bus, store }
}

test('HST-003 a page leaves for the provider by its own location', async () => {
  const left: string[] = []
  const { tokens } = plainPage()
  Object.assign(globalThis, { location: { assign: (address: string) => left.push(address) } })
  try {
    await tokens.signIn({ returnTo: '/home', language: 'fa' })
  } finally {
    Reflect.deleteProperty(globalThis, 'location')
  }
  expect(left).toEqual([expect.stringMatching(`^${provider.origin}/auth\\?`)])
})

test('F16 a return that was not begun fails as such where the storage does not say what outlives it', async () => {
  const { tokens, home } = plainPage()
  await expect(tokens.complete('http://localhost:3000/callback?code=a&state=b')).rejects.toThrow('No matching state')
  expect(home.current).toEqual({ at: 'signed-out', reason: 'failed' })
})

test('F12 tokens that another tab stored are taken as soon as they can be read, until the page is closed', async () => {
  await signedIn()
  const watchers = new Set<() => void>()
  const watch = (key: string, changed: () => void) => {
    if (key === 'tokens') watchers.add(changed)
    return () => watchers.delete(changed)
  }
  const { tokens, bus, store } = plainPage({ watch })
  expect(await tokens.restore()).toEqual({ at: 'signed-out' })
  await store.set('tokens', browser.store.values.get('tokens') ?? '')
  const heard = new Promise((resolve) => bus.on('session-changed', resolve))
  for (const changed of watchers) changed()
  expect(await heard).toEqual({ at: 'signed-in', sub: 'nima' })
  tokens.close()
  expect(watchers.size).toBe(0)
})
