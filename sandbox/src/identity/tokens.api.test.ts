import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { rawRequest, requestBytes } from '@sarv/platform/testing/raw-request'
import {
  beginSignIn,
  exchange,
  newestCode,
  type SignIn,
  signIn,
  type Tokens,
  testClient,
} from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { createRemoteJWKSet, jwtVerify } from 'jose'

const { api, identity, inbox } = testOrigins()

const refresh = (tokens: Tokens) =>
  fetch(`${identity}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: testClient.id,
      refresh_token: tokens.refresh_token,
    }),
  })

const profile = (authorization?: string) =>
  fetch(`${api}/onboarding/api/v1/profile/`, { headers: authorization === undefined ? {} : { authorization } })

const bearer = (tokens: Tokens) => `Bearer ${tokens.access_token}`

async function signedIn() {
  const person = await freshPerson(inbox, { level: 2 })
  return { person, tokens: await signIn(identity, inbox, person.mobile) }
}

test('SBX-001 discovery names the endpoints and PKCE S256, and the JWKS has no private part', async () => {
  const found = await (await fetch(`${identity}/.well-known/openid-configuration`)).json()
  expect(found).toMatchObject({
    issuer: identity,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    authorization_response_iss_parameter_supported: true,
  })
  for (const name of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'end_session_endpoint']) {
    expect(found[name]).toMatch(new RegExp(`^${identity}/`))
  }
  const { keys } = await (await fetch(found.jwks_uri)).json()
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(key).not.toHaveProperty('d')
})

const { host, port } = new URL(identity)
const discoveryWith = (headers: readonly string[]) =>
  rawRequest(Number(port), requestBytes('/.well-known/openid-configuration', headers))

test.each(['evil.example', `evil.example:${port}`, `127.0.0.1:${port}`, `${host}@evil.example`, ''])(
  'SBX-001 a request for the host %j is refused in Persian, whatever it asks for',
  async (foreign) => {
    const { statuses, body } = await discoveryWith([`Host: ${foreign}`])
    expect(statuses).toEqual([421])
    expect(Buffer.from(body, 'latin1').toString()).toContain(`این سرویس فقط با نشانی ${identity} پاسخ می‌دهد.`)
    expect(body).not.toContain('evil')
  },
)

test('SBX-001 discovery follows no header but names the issuer of the settings', async () => {
  const usual = await discoveryWith([`Host: ${host}`])
  const forwarded = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example']
  const other = await discoveryWith([`Host: ${host.toUpperCase()}`, ...forwarded])
  expect(other.body).toBe(usual.body)
  expect(other.body).toContain(`"token_endpoint":"${identity}/token"`)
})

test('SBX-001 the ID token is signed by those keys for this client and carries no personal data', async () => {
  const { person, tokens } = await signedIn()
  const { payload } = await jwtVerify(tokens.id_token, createRemoteJWKSet(new URL(`${identity}/jwks`)), {
    issuer: identity,
    audience: testClient.id,
  })
  expect(payload.sub).toBe(person.sub)
  expect(JSON.stringify(payload)).not.toContain(person.mobile)
})

test('SBX-001 T12 without PKCE no one gets as far as the sign-in page', async () => {
  const query = new URLSearchParams({
    client_id: testClient.id,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${testClient.host}/callback`,
  })
  const response = await fetch(`${identity}/auth?${query}`, { redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.origin).toBe(testClient.host)
  expect(back.searchParams.get('error')).toBe('invalid_request')
})

test.each(['http://localhost:3999/callback', `${testClient.host}/callback/../evil`, 'https://evil.example/'])(
  'T10 T12 the provider sends no one to %s',
  async (redirect_uri) => {
    const query = new URLSearchParams({
      client_id: testClient.id,
      response_type: 'code',
      scope: 'openid',
      redirect_uri,
    })
    const response = await fetch(`${identity}/auth?${query}`, { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/ورود انجام نشد|Sign-in did not work/)
  },
)

async function atCallback() {
  const person = await freshPerson(inbox)
  const begun = await beginSignIn(identity)
  await begun.jar.walk(begun.page, { mobile: person.mobile })
  const last = await begun.jar.walk(`${begun.page}/code`, { code: await newestCode(inbox, person.mobile) })
  return { person, begun, last }
}

test('T12 a code is worth nothing with another PKCE verifier', async () => {
  const { begun, last } = await atCallback()
  await expect(exchange({ ...begun, verifier: 'x'.repeat(43) }, last)).rejects.toThrow('invalid_grant')
})

test('T12 a code exchanged a second time gives nothing and ends what the first exchange gave', async () => {
  const { begun, last } = await atCallback()
  const tokens = await exchange(begun, last)
  expect((await profile(bearer(tokens))).status).toBe(200)
  await expect(exchange(begun, last)).rejects.toThrow('invalid_grant')
  expect((await profile(bearer(tokens))).status).toBe(401)
})

test('SBX-001 a refresh token turns over with every use', async () => {
  const { tokens } = await signedIn()
  const first: Tokens = await (await refresh(tokens)).json()
  const second: Tokens = await (await refresh(first)).json()
  expect(new Set([tokens, first, second].map((one) => one.refresh_token)).size).toBe(3)
  expect((await profile(bearer(second))).status).toBe(200)
})

test('T13 SBX-001 an old refresh token used again ends the whole family', async () => {
  const { tokens } = await signedIn()
  const current: Tokens = await (await refresh(tokens)).json()
  const replay = await refresh(tokens)
  expect(await replay.json()).toMatchObject({ error: 'invalid_grant' })
  expect(await (await refresh(current)).json()).toMatchObject({ error: 'invalid_grant' })
  expect((await profile(bearer(current))).status).toBe(401)
})

test('T13 of ten refreshes at the same moment with one token at most one comes through', async () => {
  const { tokens } = await signedIn()
  const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(tokens)))
  expect(responses.filter((response) => response.ok).length).toBeLessThanOrEqual(1)
})

test('SBX-001 ending the session kills the tokens, and the next sign-in asks again', async () => {
  const { begun, last } = await atCallback()
  const tokens = await exchange(begun, last)
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${testClient.host}/`,
    client_id: testClient.id,
  })
  const page = await (await begun.jar.walk(`${identity}/session/end?${query}`)).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const ended = await begun.jar.walk(`${identity}/session/end/confirm`, { xsrf, logout: 'yes' })
  expect(ended.headers.get('location')).toBe(`${testClient.host}/`)
  expect((await profile(bearer(tokens))).status).toBe(401)
  expect(await (await refresh(tokens)).json()).toMatchObject({ error: 'invalid_grant' })
  expect((await beginSignIn(identity, { jar: begun.jar })).page).toContain('/sign-in/')
})

/** The sign-out page that a link leads this browser to, with the ID token of a person. */
async function signOutPage(jar: SignIn['jar'], hint: string) {
  const query = new URLSearchParams({ id_token_hint: hint, client_id: testClient.id })
  return (await jar.walk(`${identity}/session/end?${query}`)).text()
}

test('SBX-001 a sign-out link with the ID token of another person only asks', async () => {
  const { begun, last } = await atCallback()
  const own = await exchange(begun, last)
  const { tokens: attacker } = await signedIn()
  const asked = await signOutPage(begun.jar, attacker.id_token)
  expect(asked).toContain('از حساب خود در سرو خارج می‌شوید؟')
  expect(asked).not.toContain('auto-submit')
  expect((await profile(bearer(own))).status).toBe(200)
  expect(await signOutPage(begun.jar, own.id_token)).toContain('/assets/auto-submit.js')
})

test('SBX-001 a signed-in browser gets a new code without any page, a stranger gets login_required', async () => {
  const { begun } = await atCallback()
  const silently = async (jar?: typeof begun.jar) => {
    const query = new URLSearchParams({
      client_id: testClient.id,
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: `${testClient.host}/home`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      prompt: 'none',
    })
    const url = `${identity}/auth?${query}`
    const response = await (jar === undefined ? fetch(url, { redirect: 'manual' }) : jar.send(url))
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${testClient.host}`)
    return new URL(response.headers.get('location') ?? '').searchParams
  }
  expect((await silently(begun.jar)).get('code')).toBeTruthy()
  expect((await silently()).get('error')).toBe('login_required')
})

test.each([
  ['none', undefined],
  ['an empty one', 'Bearer '],
  ['a foreign one', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['a made-up one', `Bearer ${'a'.repeat(43)}`],
  ['another scheme', 'Basic YTpi'],
])('SBX-006 a call with %s as its token gets 401 in Persian', async (_which, authorization) => {
  const response = await profile(authorization)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ detail: 'نشست شما به پایان رسیده است. دوباره وارد شوید.' })
})

test('SBX-006 a refresh token and an ID token are no access tokens', async () => {
  const { tokens } = await signedIn()
  expect((await profile(`Bearer ${tokens.refresh_token}`)).status).toBe(401)
  expect((await profile(`Bearer ${tokens.id_token}`)).status).toBe(401)
})

test('SBX-006 SBX-015 an expired access token gets 401, and a refreshed one goes on', async () => {
  const { person, tokens } = await signedIn()
  await control(inbox, 'expire-tokens', { sub: person.sub })
  expect((await profile(bearer(tokens))).status).toBe(401)
  const renewed: Tokens = await (await refresh(tokens)).json()
  expect((await profile(bearer(renewed))).status).toBe(200)
})

test('SBX-015 a revoked person cannot refresh', async () => {
  const { person, tokens } = await signedIn()
  await control(inbox, 'revoke', { sub: person.sub })
  expect((await profile(bearer(tokens))).status).toBe(401)
  expect(await (await refresh(tokens)).json()).toMatchObject({ error: 'invalid_grant' })
})

test('SBX-018 only the shell may read the token endpoint from a page', async () => {
  const ask = (origin: string) =>
    fetch(`${identity}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: testClient.id, refresh_token: 'x' }),
    })
  expect((await ask(testClient.host)).headers.get('access-control-allow-origin')).toBe(testClient.host)
  expect((await ask('http://localhost:9999')).headers.get('access-control-allow-origin')).toBeNull()
})
