import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type AnsweringServer, json, startAnswering } from '../../testing/fake-api-server'
import { createIdTokenVerifier, ForgedIdTokenError, type IdTokenVerifier } from './id-token'

const issuer = 'https://identity.example'
const clientId = 'sarv-test'
const now = 1_800_000_000_000
const second = now / 1000
const day = 86_400
const claims: JWTPayload = { iss: issuer, aud: clientId, sub: 'nima', iat: second, exp: second + 300 }
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'RS512'] as const

let keys: Record<string, CryptoKey>
let server: AnsweringServer
let answer: { readonly status: number; readonly body?: unknown }
let keySet: { readonly keys: readonly unknown[] }
let verifier: IdTokenVerifier

beforeAll(async () => {
  const pairs = await Promise.all(algorithms.map(async (alg) => ({ alg, ...(await generateKeyPair(alg)) })))
  keys = Object.fromEntries(pairs.map(({ alg, privateKey }) => [alg, privateKey]))
  const publicKeys = pairs.map(async ({ alg, publicKey }) => ({ ...(await exportJWK(publicKey)), alg, kid: alg }))
  keySet = { keys: await Promise.all(publicKeys) }
  server = await startAnswering((_, response) => json(response, answer.status, answer.body ?? keySet))
})

afterAll(() => server.close())

beforeEach(() => {
  answer = { status: 200 }
  verifier = createIdTokenVerifier(async () => `${server.origin}/jwks`)
})

async function verified(
  differences: JWTPayload = {},
  alg: string = 'ES256',
  more: { nonce?: string; access?: string } = {},
): Promise<string> {
  const payload = Object.fromEntries(
    Object.entries({ ...claims, ...differences }).filter(([, value]) => value !== undefined),
  )
  const token = await new SignJWT(payload).setProtectedHeader({ alg, kid: alg }).sign(keys[alg] ?? new Uint8Array())
  return verifier.verify(token, { issuer, clientId, now, ...more })
}

test.each(['RS256', 'PS256', 'ES256', 'EdDSA'])('T12 a signature by %s is taken', async (alg) => {
  expect(await verified({}, alg)).toBe('nima')
})

test.each<[string, JWTPayload]>([
  ['for this app and another one, given to this app', { aud: [clientId, 'other'], azp: clientId }],
  ['for this app in a list', { aud: [clientId] }],
  ['that ended less than a day ago', { exp: second - day + 1 }],
])('T12 PLT-020 a token %s is taken', async (_, differences) => expect(await verified(differences)).toBe('nima'))

test.each<[string, JWTPayload]>([
  ['without a subject', { sub: undefined }],
  ['without an end', { exp: undefined }],
  ['without a beginning', { iat: undefined }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another app', { aud: 'other' }],
  ['that ended a day ago', { exp: second - day }],
])('T12 a token %s is forged', async (_, differences) => {
  const refusal = expect(verified(differences)).rejects
  await refusal.toBeInstanceOf(ForgedIdTokenError)
})

test.each<[string, JWTPayload]>([
  ['for this app and another one, given to nobody', { aud: [clientId, 'other'] }],
  ['for this app, given to another one', { azp: 'other' }],
])('T12 a token %s is forged: it was for another party', async (_, differences) => {
  await expect(verified(differences)).rejects.toThrow(new ForgedIdTokenError('Another party'))
})

test.each([
  ['the one of the request', 'n-1', true],
  ['another one', 'n-2', false],
  ['none', undefined, false],
])('T12 its nonce is %s (%s): taken %s', async (_, nonce, isTaken) => {
  const result = await verified({ nonce }, 'ES256', { nonce: 'n-1' }).catch(
    (error: Error) => `${error.name}: ${error.message}`,
  )
  expect(result).toBe(isTaken ? 'nima' : 'ForgedIdTokenError: Another nonce')
})

test.each([
  ['ES256', 'sha256'],
  ['EdDSA', 'sha512'],
])('T12 beside a signature by %s the hash of the access token is half of its %s', async (alg, hash) => {
  const digest = createHash(hash).update('of Nima').digest()
  const at_hash = digest.subarray(0, digest.length / 2).toString('base64url')
  expect(await verified({ at_hash }, alg, { access: 'of Nima' })).toBe('nima')
  const another = new ForgedIdTokenError('Another access token')
  await expect(verified({ at_hash }, alg, { access: 'of somebody' })).rejects.toThrow(another)
  // A renewal may bring an ID token alone.
  expect(await verified({ at_hash }, alg)).toBe('nima')
})

test('T12 a signature of a kind that was not agreed upon is forged', async () => {
  await expect(verified({}, 'RS512')).rejects.toThrow(ForgedIdTokenError)
})

test.each([
  { status: 500, body: {} },
  { status: 404, body: {} },
  { status: 200, body: { keys: 'none' } },
])('F15 keys that answer %j make nobody a forger', async (instead) => {
  answer = instead
  await expect(verified()).rejects.not.toBeInstanceOf(ForgedIdTokenError)
})

test('F15 keys that do not answer for ten seconds mark no token as forged', async () => {
  const over = AbortSignal.abort(new DOMException('Ten seconds are over', 'TimeoutError'))
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
  await expect(verified()).rejects.not.toBeInstanceOf(ForgedIdTokenError)
  expect(timeout).toHaveBeenCalledWith(10_000)
  timeout.mockRestore()
})

test('the keys are fetched once', async () => {
  server.arrived.splice(0)
  await verified()
  await verified()
  expect(server.arrived).toHaveLength(1)
})
