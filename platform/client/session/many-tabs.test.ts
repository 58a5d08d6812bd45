import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type FakeBrowser, type FakeTab, openFakeBrowser } from '../../testing/fake-browser'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import { lastSignOut } from './sign-out-cookie'

let provider: FakeOidcProvider
let browser: FakeBrowser

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  browser = openFakeBrowser({ authority: provider.origin, clientId })
})

afterEach(async () => {
  browser.close()
  await provider.close()
})

async function signIn(tab: FakeTab, sub = 'nima'): Promise<FakeTab> {
  await tab.tokens.signIn({ returnTo: '/home', language: 'fa' })
  await tab.tokens.complete(provider.authorize(tab.left.at(-1) ?? '', sub))
  return tab
}

async function tabsOf(count: number): Promise<FakeTab[]> {
  const first = await signIn(browser.openTab())
  const others = Array.from({ length: count - 1 }, () => browser.openTab())
  for (const { tokens } of others) await tokens.restore()
  return [first, ...others]
}

const renewals = () => provider.asked.filter((form) => form.get('grant_type') === 'refresh_token').length

test.each([true, false])('PLT-018 five calls of one tab share one renewal; with Web Locks: %s', async (withLocks) => {
  const { tokens } = await signIn(browser.openTab({ withLocks }))
  const renewed = await Promise.all(Array.from({ length: 5 }, () => tokens.refresh()))
  expect([new Set(renewed).size, renewals()]).toEqual([1, 1])
})

test('T14 F8 two tabs that renew at once make one token call and hold the same token', async () => {
  const [one, other] = await tabsOf(2)
  const renewed = await Promise.all([one?.tokens.refresh(), other?.tokens.refresh()])
  expect(renewals()).toBe(1)
  expect(renewed[0]).toMatch(/^access-/)
  expect(renewed[1]).toBe(renewed[0])
})

test('T14 F9 twenty tabs through two hundred expiries: one token call each time, no tab signed out', async () => {
  const tabs = await tabsOf(20)
  for (let expiry = 1; expiry <= 200; expiry++) {
    const renewed = await Promise.all(tabs.map(({ tokens }) => tokens.refresh()))
    expect([new Set(renewed).size, renewals()]).toEqual([1, expiry])
  }
  expect(tabs.every(({ home }) => home.current.at === 'signed-in')).toBe(true)
})

test('T14 tabs that renew by turns, with news still on the way, never spend a refresh token twice', async () => {
  const tabs = await tabsOf(3)
  for (let turn = 0; turn < 60; turn++) {
    const renewing = tabs.map(({ tokens }, place) => (turn % (place + 1) === 0 ? tokens.refresh() : tokens.access()))
    for (const token of await Promise.all(renewing)) expect(token).toMatch(/^access-/)
  }
  const spent = provider.asked.map((form) => form.get('refresh_token'))
  expect([new Set(spent).size, tabs.map(({ home }) => home.current.at)]).toEqual([
    spent.length,
    ['signed-in', 'signed-in', 'signed-in'],
  ])
})

test('HST-050 F11 signing out clears the store, tells every tab within a second and leaves with a hint at most', async () => {
  const [one, other] = await tabsOf(2)
  if (!one || !other) throw new Error('No tabs')
  const began = Date.now()
  const leaving = one.tokens.signOut()
  await other.heard('signed-out')
  expect(Date.now() - began).toBeLessThan(1_000)
  await leaving
  for (const { home } of [one, other]) expect(home.current).toEqual({ at: 'signed-out', reason: 'signed-out' })
  expect([await one.tokens.access(), await other.tokens.access(), await other.tokens.refresh()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const address = new URL(one.left.at(-1) ?? '')
  expect([address.origin + address.pathname, [...address.searchParams.keys()].sort()]).toEqual([
    `${provider.origin}/session/end`,
    ['client_id', 'id_token_hint', 'post_logout_redirect_uri'],
  ])
  expect([...browser.store.values]).toEqual([])
  expect(provider.arrived.some(({ url }) => url === '/revoke')).toBe(true)
})

test('HST-050 signing out works while the provider is down', async () => {
  await signIn(browser.openTab())
  const tab = browser.openTab()
  await tab.tokens.restore()
  await provider.close()
  await tab.tokens.signOut()
  expect([tab.home.current.at, browser.store.values.size]).toEqual(['signed-out', 0])
  expect(tab.left).toEqual(['http://localhost:3000/'])
  provider = await startFakeOidcProvider()
})

test('HST-050 no redirect to a provider that went down since it was last asked, and the browser remembers it', async () => {
  const [tab] = await tabsOf(1)
  await provider.close()
  await tab?.tokens.signOut()
  expect([tab?.left.at(-1), lastSignOut(browser.cookies.cookie)]).toEqual(['http://localhost:3000/', 'unreached'])
  provider = await startFakeOidcProvider()
})

test('HST-050 a page closed before the provider has answered is remembered as not signed out there', async () => {
  const [tab] = await tabsOf(1)
  const written: string[] = []
  Object.defineProperty(browser.cookies, 'cookie', { set: (cookie: string) => written.push(cookie) })
  await tab?.tokens.signOut()
  expect(written.map(lastSignOut)).toEqual(['unreached', 'asked'])
})

test('HST-050 after a sign-out the next sign-in has the provider ask again, the one after it does not', async () => {
  const [tab] = await tabsOf(1)
  if (!tab) throw new Error('No tab')
  const prompt = async () => {
    await tab.tokens.signIn({ returnTo: '/home', language: 'fa' })
    return new URL(tab.left.at(-1) ?? '').searchParams.get('prompt')
  }
  expect(await prompt()).toBe(null)
  await tab.tokens.signOut()
  expect(lastSignOut(browser.cookies.cookie)).toBe('asked')
  expect(await prompt()).toBe('login')
  await tab.tokens.complete(provider.authorize(tab.left.at(-1) ?? '', 'nima'))
  expect(await prompt()).toBe(null)
})

test('HST-050 T13 a page that has not looked at its session yet revokes it as well when it signs out', async () => {
  await signIn(browser.openTab())
  const { refresh } = JSON.parse(browser.store.values.get('tokens') ?? '{}') as { refresh: string }
  await browser.openTab().tokens.signOut()
  const revoked = provider.arrived.filter(({ url }) => url === '/revoke').map(({ body }) => new URLSearchParams(body))
  expect(revoked.map((form) => form.get('token'))).toEqual([refresh])
})

test('HST-050 a sign-in that was begun before signing out does not complete', async () => {
  const [one, other] = await tabsOf(2)
  if (!one || !other) throw new Error('No tabs')
  await other.tokens.signIn({ returnTo: '/home', language: 'fa' })
  await one.tokens.signOut()
  await expect(other.tokens.complete(provider.authorize(other.left.at(-1) ?? '', 'nima'))).rejects.toThrow()
  expect([other.home.current.at, browser.store.values.size]).toEqual(['signed-out', 0])
})

test('tabs of another client of the same origin are not signed out along', async () => {
  const neighbours = openFakeBrowser({ authority: provider.origin, clientId: 'neighbour' })
  try {
    provider.claims = { aud: 'neighbour' }
    const neighbour = await signIn(neighbours.openTab())
    provider.claims = {}
    const [one, other] = await tabsOf(2)
    await one?.tokens.signOut()
    await other?.heard('signed-out')
    expect(neighbour.home.current).toEqual({ at: 'signed-in', sub: 'nima' })
  } finally {
    neighbours.close()
  }
})

test('F11 a renewal that is under way when another tab signs out does not bring the session back', async () => {
  const [one, other] = await tabsOf(2)
  if (!one || !other) throw new Error('No tabs')
  const waiting = new Promise<() => void>((resolve) => {
    provider.faults.push((response) => {
      const tokens = { access_token: 'late', refresh_token: 'late', token_type: 'Bearer', expires_in: 300 }
      resolve(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tokens)))
    })
  })
  const renewing = other.tokens.refresh()
  const answerNow = await waiting
  const leaving = one.tokens.signOut()
  await other.heard('signed-out')
  answerNow()
  expect(await renewing).toBe(undefined)
  await leaving
  expect([other.home.current.at, browser.store.values.size]).toEqual(['signed-out', 0])
})

test('F12 another person who signs in elsewhere ends this session and keeps theirs', async () => {
  const one = await signIn(browser.openTab(), 'nima')
  const other = await signIn(browser.openTab(), 'roya')
  await one.heard('signed-out')
  expect(one.home.current).toEqual({ at: 'signed-out', reason: 'elsewhere' })
  expect([await one.tokens.access(), await one.tokens.refresh()]).toEqual([undefined, undefined])
  expect(await other.tokens.access()).toMatch(/^access-/)
  expect(await browser.openTab().tokens.restore()).toEqual({ at: 'signed-in', sub: 'roya' })
})

test('the same person who signs in elsewhere is signed in here too', async () => {
  const waiting = browser.openTab()
  await waiting.tokens.restore()
  await signIn(browser.openTab(), 'nima')
  await new Promise<void>((resolve) => {
    const look = () => (waiting.home.current.at === 'signed-in' ? resolve() : setImmediate(look))
    look()
  })
  expect(await waiting.tokens.access()).toMatch(/^access-/)
})

test('T6 nothing that the bus carries holds a token', async () => {
  const tab = await signIn(browser.openTab())
  const held = [await tab.tokens.access(), await tab.tokens.refresh()]
  await tab.tokens.signOut()
  const said = JSON.stringify(tab.events)
  for (const token of held) expect(said).not.toContain(token)
})
