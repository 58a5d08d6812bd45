import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { type Assertion, algorithms, isVerified, type PasskeyKey } from './assertion'

const origin = 'https://app.example'
const challenge = 'c29tZXRoaW5nLXJhbmRvbQ'
const expected = { challenge, origin }
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const bytes = (buffer: Uint8Array | string) => new Uint8Array(Buffer.from(buffer))

const pairs = {
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
}

const keyOf = (kind: keyof typeof pairs): PasskeyKey => ({
  spki: bytes(pairs[kind].publicKey.export({ type: 'spki', format: 'der' })),
  algorithm: kind === 'ec' ? algorithms.es256 : algorithms.rs256,
})

function assertion(
  kind: keyof typeof pairs,
  more: { flags?: number; client?: object; domain?: string } = {},
): Assertion {
  const client = { type: 'webauthn.get', challenge, origin, crossOrigin: false, ...more.client }
  const clientData = bytes(JSON.stringify(client))
  const authenticatorData = bytes(
    Buffer.concat([sha256(more.domain ?? 'app.example'), Buffer.from([more.flags ?? 0x05, 0, 0, 0, 0])]),
  )
  const signed = Buffer.concat([authenticatorData, sha256(clientData)])
  return { clientData, authenticatorData, signature: bytes(sign('sha256', signed, pairs[kind].privateKey)) }
}

test.each(['ec', 'rsa'] as const)('HST-066 a verified person of a %s key opens the lock, each time', async (kind) => {
  // The numbers of an ECDSA signature have other lengths now and then.
  for (let time = 0; time < (kind === 'ec' ? 300 : 1); time++)
    expect(await isVerified(assertion(kind), keyOf(kind), expected)).toBe(true)
})

test.each([
  ['another challenge', { client: { challenge: 'b3RoZXI' } }],
  ['another origin', { client: { origin: 'https://app.example.evil' } }],
  ['the making of a key', { client: { type: 'webauthn.create' } }],
  ['another domain', { domain: 'evil.example' }],
  ['a person who was not verified', { flags: 0x01 }],
  ['a person who was not present', { flags: 0x04 }],
])('HST-066 an assertion of %s opens nothing', async (_what, more) => {
  expect(await isVerified(assertion('ec', more), keyOf('ec'), expected)).toBe(false)
})

test('HST-066 a signature of another key, or a damaged one, opens nothing', async () => {
  const good = assertion('ec')
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreign = { spki: bytes(other.publicKey.export({ type: 'spki', format: 'der' })), algorithm: algorithms.es256 }
  expect(await isVerified(good, foreign, expected)).toBe(false)
  for (const signature of [bytes(''), good.signature.slice(0, 10), bytes('x'.repeat(72))])
    expect(await isVerified({ ...good, signature }, keyOf('ec'), expected)).toBe(false)
})
