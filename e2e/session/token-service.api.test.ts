import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { ApiError } from '@sarv/platform/client/api/api-error'
import { createApi } from '@sarv/platform/client/api/create-api'
import { requestHeaders } from '@sarv/platform/client/api/request-headers'
import { control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { type CookieJar, openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { type FakeBrowser, type FakeTab, openFakeBrowser } from '@sarv/platform/testing/fake-browser'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { getProfile } from '@sarv/shared/contract/profile'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { api: apiOrigin, identity, inbox } = testOrigins()
let browser: FakeBrowser
let person: TestPerson
let jar: CookieJar

beforeEach(async () => {
  jar = openCookieJar()
  browser = openFakeBrowser({ authority: identity, clientId: 'sarv-web', openSilently })
  person = await freshPerson(inbox)
})

afterEach(() => browser.close())

/** The hidden frame: the same cookies, no page. */
async function openSilently(address: string): Promise<string> {
  return (await jar.walk(address)).headers.get('location') ?? ''
}

/** Walks through the provider's pages as the person; answers the address of the return. */
async function returnOf({ tokens, left }: FakeTab): Promise<string> {
  await tokens.signIn({ returnTo: '/assets', language: 'fa' })
  const { url: page } = await jar.walk(left.at(-1) ?? '')
  await jar.walk(page, { mobile: person.mobile })
  const last = await jar.walk(`${page}/code`, { code: await newestCode(inbox, person.mobile) })
  return last.headers.get('location') ?? ''
}

async function signedIn(): Promise<FakeTab> {
  const tab = browser.openTab()
  await tab.tokens.complete(await returnOf(tab))
  return tab
}

function apiOf({ tokens }: FakeTab) {
  const failures: ApiError[] = []
  const api = createApi({
    origin: apiOrigin,
    tokens,
    headers: () => requestHeaders({ language: 'fa', version: '1.0.0', isTwa: false, isStandalone: false }),
    onFailure: (error) => failures.push(error),
  })
  return { api, failures }
}

test('HST-003 HST-016 SBX-001 a person signs in at the provider and the API knows them', async () => {
  const tab = browser.openTab()
  expect(await tab.tokens.complete(await returnOf(tab))).toEqual({ returnTo: '/assets' })
  expect(tab.home.current).toEqual({ at: 'signed-in', sub: person.sub })
  expect(await apiOf(tab).api.call(getProfile)).toMatchObject({ sub: person.sub })
})

test('PLT-017 F6 after the token has expired twelve calls at once renew it unseen', async () => {
  const tab = await signedIn()
  const before = await tab.tokens.access()
  await control(inbox, 'expire-tokens', { sub: person.sub })
  const { api, failures } = apiOf(tab)
  const profiles = await Promise.all(Array.from({ length: 12 }, () => api.call(getProfile)))
  expect(new Set(profiles.map(({ sub }) => sub))).toEqual(new Set([person.sub]))
  expect(failures).toEqual([])
  expect(await tab.tokens.access()).not.toBe(before)
})

test('T14 F8 the provider, which kills a family at a double use, sees each refresh token of two tabs once', async () => {
  const one = await signedIn()
  const other = browser.openTab()
  await other.tokens.restore()
  for (let round = 0; round < 5; round++) {
    const [mine, theirs] = await Promise.all([one.tokens.refresh(), other.tokens.refresh()])
    expect(mine).toBe(theirs)
    expect(mine).toBe(await one.tokens.access())
  }
  expect(await apiOf(other).api.call(getProfile)).toMatchObject({ sub: person.sub })
})

test('PLT-019 F7 a session that was revoked at the provider ends in every tab', async () => {
  const one = await signedIn()
  const other = browser.openTab()
  await other.tokens.restore()
  await control(inbox, 'revoke', { sub: person.sub })
  await expect(apiOf(one).api.call(getProfile)).rejects.toMatchObject({ kind: 'http', status: 401 })
  await other.heard('signed-out')
  for (const { home } of [one, other]) expect(home.current).toEqual({ at: 'signed-out', reason: 'expired' })
  expect(browser.store.values.size).toBe(0)
})

test('T13 a refresh token that is used elsewhere ends its family: the thief is out', async () => {
  const tab = await signedIn()
  const { refresh } = JSON.parse(browser.store.values.get('tokens') ?? '{}') as { refresh: string }
  const use = (refresh_token: string) =>
    fetch(`${identity}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'sarv-web', refresh_token }),
    })
  const theft = (await (await use(refresh)).json()) as { access_token: string; refresh_token: string }
  const asThief = () =>
    fetch(`${apiOrigin}${getProfile.path}`, { headers: { Authorization: `Bearer ${theft.access_token}` } })
  expect((await asThief()).status).toBe(200)

  expect(await tab.tokens.refresh()).toBe(await tab.tokens.access())
  expect(tab.home.current).toEqual({ at: 'signed-in', sub: person.sub })
  expect(await apiOf(tab).api.call(getProfile)).toMatchObject({ sub: person.sub })
  expect((await asThief()).status).toBe(401)
  expect(await (await use(theft.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' })
})

test('HST-050 T13 after sign-out the token is worth nothing and the provider offers to end its session', async () => {
  const tab = await signedIn()
  const token = await tab.tokens.access()
  await tab.tokens.signOut()
  const page = await jar.walk(tab.left.at(-1) ?? '')
  expect([page.status, tab.left.at(-1)?.startsWith(identity)]).toEqual([200, true])
  const late = await fetch(`${apiOrigin}${getProfile.path}`, { headers: { Authorization: `Bearer ${token}` } })
  expect(late.status).toBe(401)
})
