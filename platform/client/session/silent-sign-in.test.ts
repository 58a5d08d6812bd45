import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type FakeBrowser, type FakeTab, openFakeBrowser } from '../../testing/fake-browser'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'

let provider: FakeOidcProvider
let browser: FakeBrowser
/** Who has a session with the provider in this browser. */
let atProvider: string | undefined
let frames: string[]

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  atProvider = 'nima'
  frames = []
  browser = openFakeBrowser({ authority: provider.origin, clientId, openSilently })
})

afterEach(async () => {
  browser.close()
  await provider.close()
})

async function openSilently(address: string): Promise<string> {
  frames.push(address)
  return atProvider === undefined ? provider.refuse(address, 'login_required') : provider.authorize(address, atProvider)
}

async function signedIn(tab = browser.openTab()): Promise<FakeTab> {
  await tab.tokens.signIn({ returnTo: '/home', language: 'fa' })
  await tab.tokens.complete(provider.authorize(tab.left.at(-1) ?? '', 'nima'))
  return tab
}

/** The answer of the next renewal never arrives, though the provider has turned the refresh token over. */
function loseNextAnswer(tab: FakeTab): Promise<unknown> {
  const asked = provider.asked.length
  provider.loseAnswer()
  return tab.tokens.refresh().then(() => expect(provider.asked.length).toBe(asked + 1))
}

test('HST-018 the silent sign-in asks with prompt=none, PKCE, state and nonce, and comes back to /home', async () => {
  const tab = await signedIn()
  provider.revokeAll()
  await tab.tokens.refresh()
  expect(frames).toHaveLength(1)
  expect(Object.fromEntries(new URL(frames[0] ?? '').searchParams)).toMatchObject({
    prompt: 'none',
    redirect_uri: 'http://localhost:3000/home',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^\w{32}$/),
    nonce: expect.stringMatching(/^[\w-]{36}$/),
  })
})

test('a renewal whose answer was lost, as by a reload in the middle, keeps the session', async () => {
  const lost = await signedIn()
  await loseNextAnswer(lost)
  const reloaded = browser.openTab()
  expect(await reloaded.tokens.restore()).toEqual({ at: 'signed-in', sub: 'nima' })
  expect(await reloaded.tokens.refresh()).toMatch(/^access-/)
  expect(await reloaded.tokens.refresh()).toMatch(/^access-/)
  expect([frames.length, reloaded.home.current.at]).toEqual([1, 'signed-in'])
})

test('PLT-019 where the provider has no session either, the refusal stands and says why', async () => {
  const tab = await signedIn()
  atProvider = undefined
  provider.revokeAll()
  expect(await tab.tokens.refresh()).toBe(undefined)
  expect([tab.home.current, [...browser.store.values]]).toEqual([{ at: 'signed-out', reason: 'expired' }, []])
})

test('F12 another person at the provider ends the session instead of changing the person', async () => {
  const tab = await signedIn()
  atProvider = 'roya'
  provider.revokeAll()
  expect(await tab.tokens.refresh()).toBe(undefined)
  expect([tab.home.current, [...browser.store.values]]).toEqual([{ at: 'signed-out', reason: 'expired' }, []])
})

test('F15 a provider that is merely down is not asked in a frame', async () => {
  const tab = await signedIn()
  provider.faults.push((response) => response.writeHead(503).end('<html>'))
  expect(await tab.tokens.refresh()).toBe(undefined)
  expect([frames, tab.home.current.at]).toEqual([[], 'signed-in'])
})

test('F46 unreadable tokens are replaced by a silent sign-in, once', async () => {
  await signedIn()
  browser.store.values.set('tokens', 'junk')
  const reloaded = browser.openTab()
  expect(await reloaded.tokens.restore()).toEqual({ at: 'signed-in', sub: 'nima' })
  expect(await reloaded.tokens.access()).toMatch(/^access-/)
  expect(await browser.openTab().tokens.restore()).toEqual({ at: 'signed-in', sub: 'nima' })
  expect(frames).toHaveLength(1)
})

test('F46 two tabs that find the tokens unreadable sign in silently once', async () => {
  await signedIn()
  browser.store.values.set('tokens', 'junk')
  const tabs = [browser.openTab(), browser.openTab()]
  await Promise.all(tabs.map(({ tokens }) => tokens.restore()))
  expect(tabs.map(({ home }) => home.current.at)).toEqual(['signed-in', 'signed-in'])
  expect(frames).toHaveLength(1)
})

test('F46 without a session at the provider the person is told that the session is over', async () => {
  await signedIn()
  atProvider = undefined
  browser.store.values.set('tokens', 'junk')
  expect(await browser.openTab().tokens.restore()).toEqual({ at: 'signed-out', reason: 'expired' })
})

test('without kept tokens no silent sign-in is tried: a signed-out person stays signed out', async () => {
  const tab = await signedIn()
  await tab.tokens.signOut()
  expect(await browser.openTab().tokens.restore()).toEqual({ at: 'signed-out' })
  expect(frames).toEqual([])
})

test('F42 F43 where nothing outlives a page a sign-in still comes to its end', async () => {
  const before = browser.openTab()
  await before.tokens.signIn({ returnTo: '/home', language: 'fa' })
  const address = provider.authorize(before.left.at(-1) ?? '', 'nima')
  browser.store.values.clear()
  browser.forget()
  const after = browser.openTab()
  expect(await after.tokens.complete(address)).toEqual({ returnTo: '/home' })
  expect(await after.tokens.access()).toMatch(/^access-/)
})

test('F16 where pages are remembered, a return that was not begun here sends no request', async () => {
  const tab = browser.openTab()
  await expect(tab.tokens.complete('http://localhost:3000/callback?code=a&state=b')).rejects.toThrow()
  expect([frames, tab.home.current]).toEqual([[], { at: 'signed-out', reason: 'failed' }])
})

test('T21 a page that was frozen while another tab signed out is signed out when it is shown again', async () => {
  const [tab, frozen] = [await signedIn(), browser.openTab()]
  await frozen.tokens.restore()
  frozen.tokens.close()
  await tab.tokens.signOut()
  expect(frozen.home.current.at).toBe('signed-in')
  await frozen.tokens.revalidate()
  expect(frozen.home.current).toEqual({ at: 'signed-out', reason: 'signed-out' })
  expect(await frozen.tokens.access()).toBe(undefined)
})

test('F5 D-204 a frozen page whose session ended by itself in another tab has expired too: its drafts stay', async () => {
  const [tab, frozen] = [await signedIn(), browser.openTab()]
  await frozen.tokens.restore()
  frozen.tokens.close()
  provider.revokeAll()
  atProvider = undefined
  expect(await tab.tokens.refresh()).toBe(undefined)
  await frozen.tokens.revalidate()
  expect(frozen.home.current).toEqual({ at: 'signed-out', reason: 'expired' })
})

test('T21 F12 a frozen page of another person restarts, one of the same person goes on', async () => {
  const [tab, frozen] = [await signedIn(), browser.openTab()]
  await frozen.tokens.restore()
  frozen.tokens.close()
  await frozen.tokens.revalidate()
  expect(frozen.home.current.at).toBe('signed-in')
  await tab.tokens.signIn({ returnTo: '/home', language: 'fa' })
  await tab.tokens.complete(provider.authorize(tab.left.at(-1) ?? '', 'roya'))
  await frozen.tokens.revalidate()
  expect(frozen.home.current).toEqual({ at: 'signed-out', reason: 'elsewhere' })
})
