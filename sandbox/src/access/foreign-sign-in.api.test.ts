import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { openFakeBrowser } from '@sarv/platform/testing/fake-browser'
import type { RunningSandbox } from '@sarv/shared/testing/sandbox'
import { testAudience, testResource, testShellClient } from '../testing/issuer/issuer-names'
import { signInAtIssuer, signOutAtIssuer } from '../testing/issuer/sign-in-at-issuer'
import { startIssuer, type TestIssuer } from '../testing/issuer/start-issuer'
import { startOwnSandbox } from '../testing/start-own-sandbox'

let issuer: TestIssuer
let sandbox: RunningSandbox
beforeAll(async () => {
  issuer = await startIssuer('jwt')
  sandbox = await startOwnSandbox({ env: { SANDBOX_ISSUERS: `${issuer.url} audience=${testAudience}` } })
}, 180_000)
afterAll(async () => {
  await sandbox.stop()
  await issuer.stop()
})

test('SBX-006 HST-050 the shell signs in, renews and signs out at another provider; our API knows the person', async () => {
  const person = await freshPerson(sandbox.origins.inbox, { kind: 'investor' })
  const account = `+98${person.mobile.slice(1)}`
  const jar = openCookieJar()
  const browser = openFakeBrowser({
    authority: issuer.url,
    clientId: testShellClient.id,
    authorization: { scope: 'openid offline_access', resource: testResource, parameters: { prompt: 'consent' } },
    openSilently: async (address) => (await jar.walk(address)).headers.get('location') ?? '',
  })
  const tab = browser.openTab()
  const signIn = async () => {
    await tab.tokens.signIn({ returnTo: '/assets', language: 'fa' })
    return tab.tokens.complete(await signInAtIssuer(jar, tab.left.at(-1) ?? '', account))
  }
  const sub = async () => {
    const headers = { authorization: `Bearer ${await tab.tokens.access()}` }
    const response = await fetch(`${sandbox.origins.api}/onboarding/api/v1/profile/`, { headers })
    return ((await response.json()) as { sub?: string }).sub
  }
  try {
    expect([await signIn(), await sub()]).toEqual([{ returnTo: '/assets' }, person.sub])
    const before = await tab.tokens.access()
    expect(await tab.tokens.refresh()).not.toBe(before)
    expect(await sub()).toBe(person.sub)

    // A dead refresh token: the provider still knows the browser, and then it does not.
    const kill = async () => {
      const kept = JSON.parse(browser.store.values.get('tokens') ?? '{}')
      browser.store.values.set('tokens', JSON.stringify({ ...kept, refresh: 'dead' }))
      const reloaded = browser.openTab()
      await reloaded.tokens.restore()
      await reloaded.tokens.refresh()
      return reloaded.home.current
    }
    expect(await kill()).toEqual({ at: 'signed-in', sub: account })

    await tab.tokens.signOut()
    expect(await signOutAtIssuer(jar, tab.left.at(-1) ?? '')).toBe(`${testShellClient.origin}/`)
    await signIn()
    expect(await sub()).toBe(person.sub)
    jar.forget()
    expect(await kill()).toEqual({ at: 'signed-out', reason: 'expired' })
  } finally {
    browser.close()
  }
})
