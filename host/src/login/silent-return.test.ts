import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type FakeBrowser, openFakeBrowser } from '@sarv/platform/testing/fake-browser'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '@sarv/platform/testing/fake-oidc-provider'
import { completeSilentReturn } from './complete-silent-return'
import { removeSilentReturn } from './silent-return'

let provider: FakeOidcProvider
let browser: FakeBrowser
let frames: string[]

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  frames = []
  const openSilently = async (address: string) => {
    frames.push(address)
    throw new Error('Nothing came back')
  }
  browser = openFakeBrowser({ authority: provider.origin, clientId, openSilently })
})
afterEach(async () => {
  browser.close()
  await provider.close()
})

function opened(href: string) {
  const shown: unknown[] = []
  const history = { state: null, replaceState: (...[, , address]: unknown[]) => shown.push(address) }
  return { address: removeSilentReturn({ href } as Location, history as unknown as History), shown }
}

test.each([
  ['/home?code=a&state=b', ['/home']],
  ['/home?error=login_required&state=b&iss=c', ['/home']],
  ['/home?code=a', []],
  ['/home?state=b', []],
  ['/callback?code=a&state=b', []],
])('HST-018 D-164 of %s the address bar shows from then on: %j', (path, left) => {
  const { address, shown } = opened(`http://localhost:3000${path}`)
  expect([address !== undefined, shown]).toEqual([left.length > 0, left])
})

test('HST-018 D-164 an answer to an own silent request that comes to the window signs in, without a second one', async () => {
  browser.store.values.set('tokens', 'junk')
  const before = browser.openTab()
  await before.tokens.restore()
  expect(before.home.current.at).toBe('signed-out')
  const { tokens, home, left } = browser.openTab()
  await completeSilentReturn(provider.authorize(frames[0] ?? '', 'nima'), tokens, 'fa')
  expect([home.current, left]).toEqual([{ at: 'signed-in', sub: 'nima' }, []])
})

test('HST-018 D-164 where the request is forgotten, one redirect to the provider follows by itself', async () => {
  const { tokens, left } = browser.openTab()
  await completeSilentReturn('http://localhost:3000/home?code=a&state=b', tokens, 'fa')
  expect(left).toEqual([expect.stringContaining(`${provider.origin}/`)])
  expect(new URL(left[0] ?? '').searchParams.get('prompt')).toBe(null)
})

test('HST-018 D-164 who is signed in already stays so, and a refusal leads nowhere', async () => {
  const stranger = browser.openTab()
  await completeSilentReturn('http://localhost:3000/home?error=login_required&state=b', stranger.tokens, 'fa')
  const signedIn = browser.openTab()
  await signedIn.tokens.signIn({ returnTo: '/home', language: 'fa' })
  await signedIn.tokens.complete(provider.authorize(signedIn.left.at(-1) ?? '', 'nima'))
  await completeSilentReturn('http://localhost:3000/home?code=a&state=b', signedIn.tokens, 'fa')
  expect([stranger.left.length, signedIn.left.length]).toEqual([0, 1])
})
