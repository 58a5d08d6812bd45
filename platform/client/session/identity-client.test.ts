import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { json, startAnswering } from '../../testing/fake-api-server'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { ForgedIdTokenError } from './id-token'
import { createIdentityClient, type IdentityClient } from './identity-client'
import { oidcContext } from './oidc-context'
import { SessionEndedError } from './oidc-errors'
import { SignInError } from './sign-in-states'
import type { TokenSet } from './token-store'

const origin = 'http://localhost:3000'
let provider: FakeOidcProvider
let identity: IdentityClient
/** Who has a session with the provider in this browser. */
let atProvider: string | undefined

beforeEach(async () => {
  provider = await startFakeOidcProvider()
  atProvider = 'nima'
  const openSilently = async (address: string) =>
    atProvider === undefined ? provider.refuse(address, 'login_required') : provider.authorize(address, atProvider)
  identity = createIdentityClient({ ...options(), openSilently })
})

afterEach(() => provider.close())

function options() {
  return { authority: provider.origin, clientId, origin, states: memoryKeyValueStore(), now: Date.now }
}

async function signedIn(): Promise<TokenSet> {
  const address = await identity.signInAddress({ returnTo: '/home', language: 'fa' })
  return (await identity.exchange(provider.authorize(address, 'nima'))).tokens
}

test('HST-003 the requests are those of a public client with PKCE that gives up after ten seconds', () => {
  expect(oidcContext(options()).client.settings).toMatchObject({
    redirect_uri: `${origin}/callback`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid profile offline_access',
    requestTimeoutInSeconds: 10,
    staleStateAgeInSeconds: 172_800,
  })
})

test('the tokens are kept with their scope and what is left of their lifetime', async () => {
  const { scope, lifetime } = await signedIn()
  expect(scope).toBe('openid profile offline_access')
  expect([lifetime > 240, lifetime <= 300]).toEqual([true, true])
})

test.each(['', '/'])('an issuer that ends with %j is the same', async (end) => {
  provider.metadata = { issuer: `${provider.origin}${end}` }
  expect(await oidcContext({ ...options(), authority: `${provider.origin}/` }).issuer()).toBe(
    `${provider.origin}${end}`,
  )
})

test.each(['https://evil.example', 'prefix'])(
  'T12 a discovery document that names the issuer %s is refused',
  async (issuer) => {
    provider.metadata = { issuer: issuer === 'prefix' ? `${provider.origin}/more` : issuer }
    await expect(oidcContext(options()).issuer()).rejects.toThrow(new SignInError('The issuer is another one'))
  },
)

test('T12 a provider that does not announce its name in returns may leave it out', async () => {
  provider.metadata = { authorization_response_iss_parameter_supported: false }
  const address = await identity.signInAddress({ returnTo: '/home', language: 'fa' })
  const back = new URL(provider.authorize(address, 'nima'))
  back.searchParams.delete('iss')
  expect((await identity.exchange(back.href)).tokens.sub).toBe('nima')
})

test('F17 a sign-in that another page completes meanwhile is not completed a second time', async () => {
  const states = memoryKeyValueStore()
  const takenAway = {
    ...states,
    async get(key: string) {
      const begun = await states.get(key)
      await states.remove(key)
      return begun
    },
  }
  const page = createIdentityClient({ ...options(), states: takenAway, openSilently: async (to) => to })
  const address = await page.signInAddress({ returnTo: '/home', language: 'fa' })
  await expect(page.exchange(provider.authorize(address, 'nima'))).rejects.toThrow('No matching state')
  expect(provider.asked).toEqual([])
})

test('HST-018 without a refresh token the session at the provider renews', async () => {
  const { refresh: _, ...tokens } = await signedIn()
  expect(await identity.renew(tokens)).toMatchObject({ sub: 'nima' })
})

test('F12 without a refresh token another person at the provider is not accepted as a renewal', async () => {
  const { refresh: _, ...tokens } = await signedIn()
  atProvider = 'roya'
  await expect(identity.renew(tokens)).rejects.toThrow(new ForgedIdTokenError('Another person'))
})

test('F15 a renewal that comes without an ID token keeps the one it has, however old that is', async () => {
  const tokens = await signedIn()
  const later = createIdentityClient({
    ...options(),
    now: () => Date.now() + 7 * 86_400_000,
    openSilently: () => Promise.reject(new Error('not asked')),
  })
  provider.faults.push((response) =>
    json(response, 200, { access_token: 'access-new', token_type: 'Bearer', expires_in: 300 }),
  )
  const { access, refresh, id, scope } = await later.renew(tokens)
  expect([access, refresh, id, scope]).toEqual(['access-new', tokens.refresh, tokens.id, tokens.scope])
})

test('a renewal is kept with the scope and the lifetime that it came with', async () => {
  const tokens = await signedIn()
  const answer = { access_token: 'access-new', token_type: 'Bearer', scope: 'openid', expires_in: 60 }
  provider.faults.push((response) => json(response, 200, answer))
  expect(await identity.renew(tokens)).toMatchObject({ scope: 'openid', lifetime: 60 })
})

test('F15 a provider whose discovery document names no keys is told of, not of a forger', async () => {
  provider.metadata = { jwks_uri: undefined }
  await expect(signedIn()).rejects.toThrow('jwks_uri')
})

test('F15 a provider whose discovery document names no token endpoint is told of when it is to renew', async () => {
  const tokens = await signedIn()
  provider.metadata = { token_endpoint: undefined }
  const later = createIdentityClient({ ...options(), openSilently: () => Promise.reject(new Error('not asked')) })
  await expect(later.renew(tokens)).rejects.toThrow('token_endpoint')
})

test('T12 F12 a renewal with the ID token of another person is forged, also when no keys can be fetched', async () => {
  const tokens = await signedIn()
  provider.claims = { sub: 'roya' }
  provider.metadata = { jwks_uri: 'http://127.0.0.1:9/jwks' }
  const later = createIdentityClient({ ...options(), openSilently: () => Promise.reject(new Error('not asked')) })
  await expect(later.renew(tokens)).rejects.toThrow(new ForgedIdTokenError('Another person'))
})

test('T12 a renewal with an invalid ID token is forged', async () => {
  const tokens = await signedIn()
  provider.faults.push((response) => json(response, 200, { access_token: 'access-new', id_token: 'junk' }))
  await expect(identity.renew(tokens)).rejects.toThrow(ForgedIdTokenError)
})

test('F15 a renewal without an access token, or with no JSON, gives no tokens and ends nothing', async () => {
  const tokens = await signedIn()
  provider.faults.push(
    (response) => json(response, 200, { token_type: 'Bearer' }),
    (response) => json(response, 200, { access_token: 7, token_type: 'Bearer' }),
    (response) => json(response, 200, null),
    (response) => json(response, 400, ['invalid_grant']),
    (response) => response.writeHead(400, { 'content-type': 'text/html' }).end('<html>'),
  )
  for (const error of ['no access token', 'no access token', 'no object', 'responded 400', 'JSON']) {
    const refusal = expect(identity.renew(tokens)).rejects
    await refusal.toThrow(error)
  }
  expect(await identity.renew(tokens)).toMatchObject({ sub: 'nima' })
})

test('PLT-019 without a refresh token a refusal of the silent sign-in ends the session', async () => {
  const { refresh: _, ...tokens } = await signedIn()
  atProvider = undefined
  await expect(identity.renew(tokens)).rejects.toThrow(SessionEndedError)
})

test.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'other' }],
  ['another access token', { at_hash: 'x'.repeat(22) }],
])('T12 a renewal with an ID token of %s is forged', async (_, claims) => {
  const tokens = await signedIn()
  provider.claims = claims
  await expect(identity.renew(tokens)).rejects.toThrow(ForgedIdTokenError)
})

test('F15 a renewal whose keys cannot be fetched right now keeps the session', async () => {
  const tokens = await signedIn()
  provider.metadata = { jwks_uri: 'http://127.0.0.1:9/jwks' }
  const later = createIdentityClient({ ...options(), openSilently: () => Promise.reject(new Error('not asked')) })
  expect(await later.renew(tokens)).toMatchObject({ sub: 'nima' })
})

test('scope, resource and further parameters go with every sign-in, the resource with the token requests too', async () => {
  const authorization = {
    scope: 'openid phone',
    resource: 'https://api.example/',
    parameters: { audience: 'sarv-api', prompt: 'consent' },
  }
  const frames: string[] = []
  const asking = createIdentityClient({
    ...options(),
    authorization,
    openSilently: async (address) => {
      frames.push(address)
      return provider.authorize(address, 'nima')
    },
  })
  const address = await asking.signInAddress({ returnTo: '/home', language: 'fa' })
  const { tokens } = await asking.exchange(provider.authorize(address, 'nima'))
  await asking.renew(tokens)
  await asking.signInSilently()
  const { resource, scope } = authorization
  const asked = [address, ...frames].map((one) => Object.fromEntries(new URL(one).searchParams))
  expect(asked).toEqual([
    expect.objectContaining({ scope, resource, audience: 'sarv-api', prompt: 'consent' }),
    expect.objectContaining({ scope, resource, audience: 'sarv-api', prompt: 'none' }),
  ])
  expect(provider.asked.map((form) => form.get('resource'))).toEqual([resource, resource, resource])
  const again = new URL(await asking.signInAddress({ returnTo: '/home', language: 'fa', asksAgain: true }))
  expect(again.searchParams.get('prompt')).toBe('login consent')
  expect(await asking.signOutAddress(tokens)).not.toContain('audience')
})

test('HST-050 the address of the sign-out names the client, whose session it is, and where to come back', async () => {
  const tokens = await signedIn()
  const address = new URL((await identity.signOutAddress(tokens)) ?? '')
  expect(address.pathname).toBe('/session/end')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: clientId,
    id_token_hint: tokens.id,
    post_logout_redirect_uri: `${origin}/`,
  })
})

test('HST-050 a provider without an end of sessions has no address for it, and does not count as unavailable', async () => {
  provider.metadata = { end_session_endpoint: undefined }
  expect(await identity.signOutAddress(await signedIn())).toBe(undefined)
})

test('HST-050 a person without tokens is signed out at the provider without a hint', async () => {
  const address = new URL((await identity.signOutAddress(undefined)) ?? '')
  expect(address.searchParams.has('id_token_hint')).toBe(false)
})

test('HST-050 F15 before a sign-out the provider is asked, past every cache, and a broken one causes no redirect', async () => {
  const broken = await startAnswering((_, response) => json(response, 503, {}))
  const fetched = jest.spyOn(globalThis, 'fetch')
  const client = createIdentityClient({ ...options(), authority: `${broken.origin}/`, openSilently: async (to) => to })
  await expect(client.signOutAddress(undefined)).rejects.toThrow(new TypeError('The provider responded 503'))
  expect(broken.arrived.map(({ url }) => url)).toEqual(['/.well-known/openid-configuration'])
  expect(fetched.mock.calls).toEqual([
    [expect.any(String), { cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal) }],
  ])
  fetched.mockRestore()
  await broken.close()
})

test('a provider without an endpoint for revocation is not asked to revoke', async () => {
  provider.metadata = { revocation_endpoint: undefined }
  await identity.revoke(await signedIn())
  expect(provider.arrived.some(({ url }) => url === '/revoke')).toBe(false)
})

test('signing out revokes the refresh token, and nothing where there is none', async () => {
  const revocations = () =>
    provider.arrived.filter(({ url }) => url === '/revoke').map(({ body }) => new URLSearchParams(body))
  const tokens = await signedIn()
  await identity.revoke({ ...tokens, refresh: undefined })
  expect(revocations()).toEqual([])
  await identity.revoke(tokens)
  expect(revocations().map((form) => [form.get('token'), form.get('token_type_hint')])).toEqual([
    [tokens.refresh, 'refresh_token'],
  ])
})
