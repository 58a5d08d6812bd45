import type { CookieJar } from '@sarv/platform/testing/cookie-jar'

/** Walks through the pages of the test issuer, its login and its consent; returns the address of the return. */
export async function signInAtIssuer(jar: CookieJar, address: string, account: string): Promise<string> {
  const login = await jar.walk(address)
  const consent = await jar.walk(login.url, { prompt: 'login', login: account, password: 'any' })
  const last = await jar.walk(consent.url, { prompt: 'consent' })
  return last.headers.get('location') ?? ''
}

/** Says yes on its page that asks about a sign-out; returns the address that it leads to. */
export async function signOutAtIssuer(jar: CookieJar, address: string): Promise<string> {
  const page = await (await jar.walk(address)).text()
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const last = await jar.walk(action, { xsrf, logout: 'yes' })
  return last.headers.get('location') ?? ''
}
