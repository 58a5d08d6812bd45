import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { beginSignIn, exchange, fillInForms, signIn, type Tokens, testClient } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import type { JWTPayload } from 'jose'
import { createDpopKey, type DpopKey } from '../testing/dpop-key'

const { api, identity, inbox } = testOrigins()
const profile = `${api}/onboarding/api/v1/profile/`
const dayAgo = () => Math.floor(Date.now() / 1000) - 86_400
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

let key: DpopKey
let thief: DpopKey
let tokens: Tokens
beforeAll(async () => {
  key = await createDpopKey()
  thief = await createDpopKey()
  tokens = await signInWith(key)
})

async function signInWith(own: DpopKey): Promise<Tokens> {
  const { mobile } = await freshPerson(inbox, { level: 2 })
  const begun = await beginSignIn(identity)
  const last = await fillInForms(begun, inbox, mobile)
  return exchange(begun, last, testClient.host, { DPoP: await own.prove({ htm: 'POST', htu: `${identity}/token` }) })
}

/** The claims of a good proof of a call with a token. */
const claimsFor = (token: string): JWTPayload => ({ htm: 'GET', htu: profile, ath: hashOf(token) })

const ask = (authorization: string, proof?: string) =>
  fetch(profile, { headers: { authorization, ...(proof !== undefined && { dpop: proof }) } })

async function askBound(change: JWTPayload = {}, by = key): Promise<Response> {
  const { access_token: token } = tokens
  return ask(`DPoP ${token}`, await by.prove({ ...claimsFor(token), ...change }))
}

const renew = async (refresh: string, by?: DpopKey, change: JWTPayload = {}) =>
  fetch(`${identity}/token`, {
    method: 'POST',
    headers: by && { DPoP: await by.prove({ htm: 'POST', htu: `${identity}/token`, ...change }) },
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: testClient.id, refresh_token: refresh }),
  })

test('SBX-001 SBX-006 tokens that come with a proof are bound to its key, and the API takes them with proofs', async () => {
  expect(tokens.token_type).toBe('DPoP')
  const found = await (await fetch(`${identity}/.well-known/openid-configuration`)).json()
  expect(found.dpop_signing_alg_values_supported).toEqual(['ES256'])
  const responses = [await askBound(), await askBound({ htu: `${profile}?page=2` })]
  expect(responses.map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual([
    [200, null],
    [200, null],
  ])
})

test.each<[string, () => Promise<Response>, string]>([
  ['for another address', () => askBound({ htu: `${api}/general/api/v1/faq/` }), 'invalid_dpop_proof'],
  ['for another method', () => askBound({ htm: 'POST' }), 'invalid_dpop_proof'],
  ['for another token', () => askBound({ ath: hashOf('another') }), 'invalid_dpop_proof'],
  ['by another key', () => askBound({}, thief), 'invalid_dpop_proof'],
  ['of yesterday', () => askBound({ iat: dayAgo() }), 'use_dpop_nonce'],
  ['left out', () => ask(`DPoP ${tokens.access_token}`), 'invalid_dpop_proof'],
  ['left out, as a bearer token', () => ask(`Bearer ${tokens.access_token}`), 'invalid_token'],
  [
    'there, and the token shown as a bearer token',
    async () => ask(`Bearer ${tokens.access_token}`, await key.prove(claimsFor(tokens.access_token))),
    'invalid_token',
  ],
])('SBX-006 T13 a bound token with its proof %s is refused, in Persian', async (_, send, error) => {
  const response = await send()
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    401,
    `DPoP error="${error}", algs="ES256"`,
  ])
  expect(await response.json()).toEqual({ detail: 'نشست شما به پایان رسیده است. دوباره وارد شوید.' })
})

test('SBX-006 T13 of ten calls with one proof one comes through', async () => {
  const { access_token: token } = tokens
  const proof = await key.prove(claimsFor(token))
  const responses = await Promise.all(Array.from({ length: 10 }, () => ask(`DPoP ${token}`, proof)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
})

test('SBX-006 a bearer token has no proof: shown with one it is refused, without one it is what it was', async () => {
  const { mobile } = await freshPerson(inbox, { level: 2 })
  const { access_token: token, token_type } = await signIn(identity, inbox, mobile)
  const withProof = await ask(`DPoP ${token}`, await key.prove(claimsFor(token)))
  expect([token_type, withProof.status, (await ask(`Bearer ${token}`)).status]).toEqual(['Bearer', 401, 200])
})

test('SBX-006 PLT-020 a device whose clock is a day off gets a nonce from the API, and is let in', async () => {
  const refused = await askBound({ iat: dayAgo() })
  const nonce = refused.headers.get('dpop-nonce') ?? ''
  expect(nonce).toMatch(/^[\w-]{43}$/)
  expect((await askBound({ iat: dayAgo(), nonce })).status).toBe(200)
  const madeUp = await askBound({ nonce: 'x'.repeat(43) })
  expect([madeUp.status, madeUp.headers.get('dpop-nonce')]).toEqual([401, expect.stringMatching(/^[\w-]{43}$/)])
})

test('SBX-006 PLT-020 a call that is open to strangers is asked for its nonce as well, not served as a stranger’s', async () => {
  const { access_token: token } = tokens
  const address = `${api}/general/api/v1/analytics/`
  const proof = await key.prove({ htm: 'POST', htu: address, ath: hashOf(token), iat: dayAgo() })
  const headers = { authorization: `DPoP ${token}`, dpop: proof, 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: '[]' })
  expect([response.status, response.headers.get('dpop-nonce')]).toEqual([401, expect.any(String)])
})

test('SBX-001 PLT-020 a device whose clock is a day off gets a nonce from the provider, and is let in', async () => {
  const own = await signInWith(key)
  const refused = await renew(own.refresh_token, key, { iat: dayAgo() })
  expect(await refused.json()).toMatchObject({ error: 'use_dpop_nonce' })
  const nonce = refused.headers.get('dpop-nonce') ?? ''
  expect((await renew(own.refresh_token, key, { iat: dayAgo(), nonce })).status).toBe(200)
})

test('T13 SBX-001 a stolen refresh token is refused without its key, and its owner goes on', async () => {
  const own = await signInWith(key)
  for (const response of [await renew(own.refresh_token), await renew(own.refresh_token, thief)]) {
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
  }
  const renewed = await renew(own.refresh_token, key)
  expect([renewed.status, (await renewed.json()).token_type]).toEqual([200, 'DPoP'])
})

test('SBX-018 a page of the shell may send proofs, and reads the nonce that it is asked for', async () => {
  const origin = testClient.host
  const allowed = await fetch(profile, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,dpop',
    },
  })
  expect(allowed.headers.get('access-control-allow-headers')).toContain('dpop')
  const refused = await fetch(profile, { headers: { origin, authorization: `DPoP ${tokens.access_token}` } })
  expect(refused.headers.get('access-control-expose-headers')).toContain('DPoP-Nonce')
  const atProvider = await fetch(`${identity}/token`, { method: 'POST', headers: { origin } })
  expect(atProvider.headers.get('access-control-expose-headers')).toContain('DPoP-Nonce')
})
