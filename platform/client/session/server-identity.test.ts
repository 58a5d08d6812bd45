import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { servedFolder } from '../../page/server/testing/served-folder'
import { type SessionServer, sessionBrowser, startSessionServer } from '../../page/server/testing/session-browser'
import { type FakeBrowser, openFakeBrowser } from '../../testing/fake-browser'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import type { IdentityClient } from './identity-client'
import { SessionEndedError } from './oidc-errors'
import { serverIdentity } from './server-identity'

const { env } = servedFolder()
let provider: FakeOidcProvider
let server: SessionServer
let browser: FakeBrowser
let identity: IdentityClient
let frames: string[]

/** The page's calls go to a document server, with the cookies of its browser. */
beforeEach(async () => {
  provider = await startFakeOidcProvider()
  server = await startSessionServer(provider, provider, env)
  const { call } = sessionBrowser(server, async () => '')
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).startsWith('/')) return fetch(address, init)
    const { status, text } = await call(String(address), JSON.parse(String(init?.body)))
    return new Response(text, { status })
  })
  frames = []
  identity = serverIdentity(
    async (address) => {
      frames.push(address)
      return provider.authorize(address, 'nima')
    },
    () => ({}),
  )
  browser = openFakeBrowser({ authority: provider.origin, clientId, provider: async () => identity })
})
afterEach(async () => {
  jest.restoreAllMocks()
  browser.close()
  await Promise.all([server.close(), provider.close()])
})

const signIn = async (sub: string) =>
  identity.exchange(provider.authorize(await identity.signInAddress({ returnTo: '/card', language: 'fa' }), sub))
const renewals = () => provider.asked.filter((form) => form.get('grant_type') === 'refresh_token').length

test('HST-090 T14 tabs whose session is at the server sign in, renew once for all, and are signed out together', async () => {
  const [one, other] = [browser.openTab(), browser.openTab()]
  await one.tokens.signIn({ returnTo: '/card', language: 'fa' })
  expect(await one.tokens.complete(provider.authorize(one.left[0] ?? '', 'nima'))).toEqual({ returnTo: '/card' })
  await other.tokens.restore()
  const before = await one.tokens.access()
  const [mine, theirs] = await Promise.all([one.tokens.refresh(), other.tokens.refresh()])
  expect([mine === theirs, mine === before, renewals()]).toEqual([true, false, 1])
  await one.tokens.signOut()
  await other.heard('signed-out')
  expect(one.left[1]).toContain(`${provider.origin}/session/end?`)
  expect([other.home.current, browser.store.values.size]).toEqual([{ at: 'signed-out', reason: 'signed-out' }, 0])
})

test('HST-090 PLT-019 a session that the provider has ended ends in the page, with the reason', async () => {
  const tab = browser.openTab()
  await tab.tokens.signIn({ returnTo: '/home', language: 'fa' })
  await tab.tokens.complete(provider.authorize(tab.left[0] ?? '', 'nima'))
  provider.revokeAll()
  expect(await tab.tokens.refresh()).toBeUndefined()
  expect(tab.home.current).toEqual({ at: 'signed-out', reason: 'expired' })
})

test('PLT-126 a page of a person beside whom another one has signed in renews nothing of theirs', async () => {
  const { tokens } = await signIn('nima')
  await signIn('sara')
  await expect(identity.renew(tokens)).rejects.toThrow(SessionEndedError)
})

test('PLT-126 a page that lost its note finds the session by its cookie, and by the provider in a frame without one', async () => {
  const { tokens } = await signIn('nima')
  expect(await identity.signInSilently()).toMatchObject({ sub: 'nima', access: tokens.access })
  expect([frames.length, renewals()]).toEqual([0, 0])
  await identity.signOutAddress()
  expect(await identity.signInSilently()).toMatchObject({
    sub: 'nima',
    access: expect.not.stringMatching(tokens.access),
  })
  expect([frames.length, new URL(frames[0] ?? '').searchParams.get('prompt')]).toEqual([1, 'none'])
})
