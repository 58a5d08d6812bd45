import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { type CookieJar, openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { beginSignIn, exchange, fillInForms, signIn, type Tokens, testClient } from '@sarv/platform/testing/sign-in'
import type { DeviceSession } from '@sarv/shared/contract/device-sessions'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { signInClient } from '../../testing/api-client'

const { api, identity, inbox } = testOrigins()

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Device {
  readonly jar: CookieJar
  readonly tokens: Tokens
}

async function signInOn(mobile: string, userAgent: string, jar?: CookieJar): Promise<Device> {
  const begun = await beginSignIn(identity, { jar: jar ?? openCookieJar({ 'user-agent': userAgent }) })
  return { jar: begun.jar, tokens: await exchange(begun, await fillInForms(begun, inbox, mobile)) }
}

const ask = ({ tokens }: Device, method = 'GET', path = '') =>
  fetch(`${api}/onboarding/api/v1/sessions/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
const sessionsOf = async (device: Device): Promise<DeviceSession[]> => (await ask(device)).json()

const refresh = ({ tokens }: Device) =>
  fetch(`${identity}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: testClient.id,
      refresh_token: tokens.refresh_token,
    }),
  })

/** Whether the browser would be signed in again without a question. */
async function isKnownAtProvider({ jar }: Device): Promise<boolean> {
  const query = new URLSearchParams({
    client_id: testClient.id,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${testClient.host}/home`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    prompt: 'none',
  })
  const response = await jar.send(`${identity}/auth?${query}`)
  return new URL(response.headers.get('location') ?? '').searchParams.has('code')
}

async function twoDevices() {
  const person = await freshPerson(inbox, { level: 2 })
  const phone = await signInOn(person.mobile, chrome)
  const laptop = await signInOn(person.mobile, firefox)
  return { person, phone, laptop }
}

test('SBX-127 the list has each sign-in by browser and system, the asking one first, and nothing else', async () => {
  const { phone, laptop } = await twoDevices()
  const now = Date.now()
  const sessions = await sessionsOf(phone)
  expect(sessions).toEqual([
    { ...sessions[0], browser: 'CHROME', system: 'ANDROID', is_current: true },
    { ...sessions[1], browser: 'FIREFOX', system: 'LINUX', is_current: false },
  ])
  for (const session of sessions) {
    expect(Object.keys(session).sort()).toEqual(['browser', 'id', 'is_current', 'seen_at', 'signed_in_at', 'system'])
    expect(Math.abs(Date.parse(session.signed_in_at) - now)).toBeLessThan(60_000)
    expect(Date.parse(session.seen_at)).toBeGreaterThanOrEqual(Date.parse(session.signed_in_at))
  }
  expect(await sessionsOf(laptop)).toMatchObject([{ browser: 'FIREFOX' }, { browser: 'CHROME' }])
  // A renewal and a silent sign-in are the same sign-in.
  await refresh(laptop)
  expect(await isKnownAtProvider(laptop)).toBe(true)
  expect(await sessionsOf(phone)).toHaveLength(2)
})

test('SBX-128 an ended sign-in is out with its next call, cannot renew, and is asked to sign in again', async () => {
  const { phone, laptop } = await twoDevices()
  const [, other] = await sessionsOf(phone)
  const ended = await ask(phone, 'DELETE', `${other?.id}/`)
  expect(await ended.json()).toMatchObject([{ browser: 'CHROME', is_current: true }])
  expect((await ask(laptop)).status).toBe(401)
  expect(await (await refresh(laptop)).json()).toMatchObject({ error: 'invalid_grant' })
  expect(await isKnownAtProvider(laptop)).toBe(false)
  expect((await ask(phone)).status).toBe(200)
  expect((await refresh(phone)).status).toBe(200)
  expect(await isKnownAtProvider(phone)).toBe(true)
  expect((await ask(phone, 'DELETE', `${other?.id}/`)).status).toBe(404)
})

test('SBX-128 all others end at once, and this one is left', async () => {
  const { person, phone, laptop } = await twoDevices()
  const third = await signInOn(person.mobile, firefox)
  expect(await (await ask(phone, 'DELETE')).json()).toMatchObject([{ browser: 'CHROME', is_current: true }])
  for (const other of [laptop, third]) expect((await ask(other)).status).toBe(401)
  expect((await ask(phone)).status).toBe(200)
})

test("SBX-128 T19 another person's sign-in is not found, and goes on", async () => {
  const { laptop } = await twoDevices()
  const { phone: stranger } = await twoDevices()
  const [mine] = await sessionsOf(laptop)
  for (const id of [mine?.id, '00000000-0000-4000-8000-000000000000', '1', "x'--"])
    expect((await ask(stranger, 'DELETE', `${encodeURIComponent(String(id))}/`)).status).toBe(404)
  await ask(stranger, 'DELETE')
  expect((await ask(laptop)).status).toBe(200)
})

test('SBX-127 a token without a sign-in of this provider has no list', async () => {
  const client = await signInClient({})
  expect((await client.get('/onboarding/api/v1/sessions/')).status).toBe(404)
})

async function exchangeAgain(jar: CookieJar, mobile: string): Promise<Tokens> {
  const begun = await beginSignIn(identity, { jar, extra: { prompt: 'login' } })
  return exchange(begun, await fillInForms(begun, inbox, mobile))
}

const textsTo = async (mobile: string) => {
  const messages: { text: string; code: string | null }[] = await (
    await fetch(`${inbox}/messages?receiver=${mobile}`)
  ).json()
  return messages.filter(({ code }) => code === null).map(({ text }) => text)
}

test('SBX-129 SBX-130 a sign-in from a browser that is not known texts the person and writes an entry, and one from a known browser does not', async () => {
  const { mobile } = await freshPerson(inbox, { level: 2 })
  const { jar, tokens } = await signInOn(mobile, chrome)
  expect(await textsTo(mobile)).toEqual([expect.stringContaining('از مرورگر جدیدی به حساب شما وارد شدند')])
  const told = await fetch(`${api}/general/api/v1/inbox/`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await told.json()).toMatchObject({ results: [{ kind: 'SECURITY', action_type: 'SESSIONS' }], unread: 1 })
  // The browser stays known by its cookie; the provider asks again.
  await exchangeAgain(jar, mobile)
  expect(await textsTo(mobile)).toHaveLength(1)
  await signIn(identity, inbox, mobile)
  expect(await textsTo(mobile)).toHaveLength(2)
})
