import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { testAudience } from '../testing/issuer/issuer-names'
import { startIssuer, type TestIssuer } from '../testing/issuer/start-issuer'
import type { AccessTokenVerifier } from './access-token-verifier'
import { createJwtTokens } from './jwt-tokens'

let issuer: TestIssuer
let other: TestIssuer
let verifier: AccessTokenVerifier
beforeAll(async () => {
  issuer = await startIssuer('jwt')
  other = await startIssuer('jwt')
  verifier = open(issuer.url)
})
afterAll(async () => {
  await issuer.stop()
  await other.stop()
})

const open = (url: string) =>
  createJwtTokens(
    { issuer: url, mode: 'jwt', audience: testAudience, claim: 'phone_number', client: undefined },
    { cooldownMs: 0 },
  )
const now = () => Math.floor(Date.now() / 1000)
const claims = (changed: Record<string, unknown> = {}) => ({
  iss: issuer.url,
  sub: 'negar',
  aud: testAudience,
  exp: now() + 300,
  phone_number: '+989120000003',
  ...changed,
})

test('SBX-006 a token from the token endpoint of another issuer is accepted, with its account and number', async () => {
  const token = await issuer.token('negar', { phone_number: '+98 912 000 0003' })
  expect(token.split('.')).toHaveLength(3)
  expect(await verifier.verify(token)).toEqual({ issuer: issuer.url, subject: 'negar', mobile: '09120000003' })
})

test('SBX-006 T13 a token that is bound to a key names it, and so wants its proof', async () => {
  const token = await issuer.sign(claims({ cnf: { jkt: 'a thumbprint' } }), {})
  expect(await verifier.verify(token)).toMatchObject({ subject: 'negar', boundTo: 'a thumbprint' })
})

test.each<[string, object, object]>([
  ['a list of audiences', { aud: ['other', testAudience] }, {}],
  ['a clock that goes a little ahead', { nbf: now() + 3 }, {}],
  ['the type that older providers give', {}, { typ: 'JWT' }],
])('SBX-006 a token with %s is accepted', async (_, changed, header) => {
  const token = await issuer.sign(claims({ ...changed }), { ...header })
  expect(await verifier.verify(token)).toMatchObject({ subject: 'negar' })
})

test.each<[string, object, object]>([
  ['another audience', { aud: 'somebody-else' }, {}],
  ['no audience', { aud: undefined }, {}],
  ['another issuer', { iss: 'https://evil.example' }, {}],
  ['no end', { exp: undefined }, {}],
  ['an end that is over', { exp: now() - 60 }, {}],
  ['a beginning that is to come', { nbf: now() + 60 }, {}],
  ['no subject', { sub: undefined }, {}],
  ['an empty subject', { sub: '' }, {}],
  ['a certificate of its holder', { cnf: { 'x5t#S256': 'x' } }, {}],
  ['a key and a certificate of its holder', { cnf: { jkt: 'x', 'x5t#S256': 'x' } }, {}],
  ['a binding that is none', { cnf: 'x' }, {}],
  ['the type of something else', {}, { typ: 'logout+jwt' }],
  ['a key id that no one knows', {}, { kid: 'nobody' }],
])('SBX-006 a token with %s is refused', async (_, changed, header) => {
  const token = await issuer.sign(claims({ ...changed }), { ...header })
  expect(await verifier.verify(token)).toBeUndefined()
})

test('SBX-006 a token whose payload was changed is refused', async () => {
  const [header, , signature] = (await issuer.sign(claims())).split('.')
  const payload = Buffer.from(JSON.stringify(claims({ sub: 'somebody else' }))).toString('base64url')
  expect(await verifier.verify([header, payload, signature].join('.'))).toBeUndefined()
})

test('SBX-006 a token that another key signed under a known key id is refused', async () => {
  const { keys } = (await (await fetch(`${issuer.url}/jwks`)).json()) as { keys: [{ kid: string }] }
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', kid: keys[0].kid, typ: 'at+jwt' })
    .sign(privateKey)
  expect(await verifier.verify(forged)).toBeUndefined()
})

test('SBX-006 a token of another issuer that borrows this name is refused', async () => {
  expect(await verifier.verify(await other.sign(claims()))).toBeUndefined()
})

test('SBX-006 the algorithm none, and a secret made of the public key, are refused', async () => {
  const unsigned = new UnsecuredJWT(claims()).encode()
  const { keys } = (await (await fetch(`${issuer.url}/jwks`)).json()) as { keys: [{ kid: string; n: string }] }
  const secret = Buffer.from(JSON.stringify(keys[0]))
  const symmetric = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: keys[0].kid, typ: 'at+jwt' })
    .sign(secret)
  expect([await verifier.verify(unsigned), await verifier.verify(symmetric)]).toEqual([undefined, undefined])
})

test.each([
  ['+989120000003', undefined, '09120000003'],
  ['۰۹۱۲۰۰۰۰۰۰۳', true, '09120000003'],
  ['+989120000003', false, undefined],
  ['+1 202 555 0100', undefined, undefined],
  [989120000003, undefined, undefined],
])(
  'SBX-006 the claim phone_number %j, verified %j, is the mobile number %j',
  async (phone_number, verified, mobile) => {
    const token = await issuer.sign(claims({ phone_number, phone_number_verified: verified }))
    expect(await verifier.verify(token)).toMatchObject({ mobile })
  },
)

test('SBX-006 after the issuer changed its keys, tokens by the new one are accepted and old ones are not', async () => {
  const before = await issuer.sign(claims())
  expect(await verifier.verify(before)).toBeDefined()
  await issuer.rotateKeys()
  expect(await verifier.verify(await issuer.sign(claims()))).toBeDefined()
  expect(await verifier.verify(before)).toBeUndefined()
})

test('SBX-006 an issuer that is down makes no one a stranger', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const away = await startIssuer('jwt')
  const token = await away.sign(claims({ iss: away.url }))
  const known = open(away.url)
  expect(await known.verify(token)).toBeDefined()
  await away.stop()
  expect(await known.verify(token)).toBeDefined()
  await expect(open(away.url).verify(token)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

test('SBX-006 an issuer that calls itself otherwise is not asked for keys', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const url = issuer.url.replace('127.0.0.1', 'localhost')
  await expect(open(url).verify(await issuer.sign(claims({ iss: url })))).rejects.toMatchObject({ kind: 'unavailable' })
  logged.mockRestore()
})
