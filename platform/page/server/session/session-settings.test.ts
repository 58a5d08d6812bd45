import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { importJWK, jwtVerify } from 'jose'
import { startFakeOidcProvider } from '../../../testing/fake-oidc-provider'
import { servedFolder } from '../testing/served-folder'
import { sessionBrowser, startSessionServer } from '../testing/session-browser'
import { sessionSettingsFrom } from './session-settings'

const { folder, env } = servedFolder()
const keyFile = path.join(folder, 'client-key.json')

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })

test.each([
  ['RS256', rsa(), {}],
  ['PS256', rsa(), { alg: 'PS256' }],
  ['ES256', ec('P-256'), { kid: 'one' }],
  ['ES384', ec('P-384'), {}],
  ['EdDSA', generateKeyPairSync('ed25519'), {}],
])('PLT-121 the client names itself by a key of %s', async (algorithm, { publicKey, privateKey }, more) => {
  writeFileSync(keyFile, JSON.stringify({ ...privateKey.export({ format: 'jwk' }), ...more }))
  const provider = await startFakeOidcProvider()
  const server = await startSessionServer(provider, provider, {
    ...env,
    SARV_CLIENT_SECRET: '',
    SARV_CLIENT_KEY_FILE: keyFile,
  })
  expect((await sessionBrowser(server, provider.authorize).signIn()).done.status).toBe(200)
  const assertion = provider.asked[0]?.get('client_assertion') ?? ''
  const key = await importJWK(publicKey.export({ format: 'jwk' }), algorithm)
  const { protectedHeader } = await jwtVerify(assertion, key, { algorithms: [algorithm], audience: provider.origin })
  expect(protectedHeader).toEqual({ alg: algorithm, ...('kid' in more && more) })
  await Promise.all([server.close(), provider.close()])
})

const jwk = (key: JsonWebKey) => JSON.stringify(key)

test.each([
  ['a public key', jwk(ec('P-256').publicKey.export({ format: 'jwk' }))],
  ['a key that signs nothing', jwk(generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' }))],
  ['an algorithm of another key', jwk({ ...ec('P-384').privateKey.export({ format: 'jwk' }), alg: 'ES256' })],
  ['a shared secret', jwk({ kty: 'oct', k: 'c2VjcmV0' })],
  ['no key', 'null'],
  ['no JSON', '-----BEGIN PRIVATE KEY-----'],
])('PLT-121 %s as the key of the client ends the start', (_, text) => {
  writeFileSync(keyFile, text)
  expect(() => sessionSettingsFrom({ SARV_SESSION: 'server', SARV_CLIENT_KEY_FILE: keyFile })).toThrow(
    /^SARV_CLIENT_KEY_FILE: expected a private key/,
  )
})

const server = { SARV_SESSION: 'server', SARV_CLIENT_SECRET: 'a secret of the client' }
const key = 'a-key-of-32-letters-or-a-little-more'

test.each([
  [{ ...server, SARV_SESSION_STORE: 'postgres://db/sarv' }, /^SARV_SESSION_STORE needs SARV_SESSION_KEY/],
  [{ ...server, SARV_SESSION_STORE: 'redis://:secret@db', SARV_SESSION_KEY: key }, /^SARV_SESSION_STORE: expected/],
  [{ ...server, SARV_SESSION_KEY: 'short' }, /^SARV_SESSION_KEY: expected/],
  [{ ...server, SARV_API: 'https://api.example.ir' }, /^SARV_SESSION=server needs SARV_API/],
  [{ ...server, SARV_CLIENT_SECRET: '' }, /needs SARV_CLIENT_SECRET or/],
])('PLT-121 PLT-123 %j ends the start, and no secret is told', (env, message) => {
  expect(() => sessionSettingsFrom(env)).toThrow(message)
  expect(() => sessionSettingsFrom(env)).not.toThrow(/secret@|short\b/)
})

test('PLT-123 the address of the store stands in a file, with its password', () => {
  const file = path.join(folder, 'store')
  writeFileSync(file, 'postgres://sarv:secret@db/sarv?sslmode=verify-full\n')
  const env = { ...server, SARV_SESSION_STORE_FILE: file, SARV_SESSION_KEY: key }
  expect(sessionSettingsFrom(env)?.store).toBe('postgres://sarv:secret@db/sarv?sslmode=verify-full')
})
