import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, type JWTPayload } from 'jose'
import { createDpopKey, type DpopKey } from '../testing/dpop-key'
import { createDpopNonces } from './dpop-nonces'
import { checkProof, iatWindow } from './dpop-proof'

const now = Date.UTC(2026, 10, 21, 8, 30)
const seconds = now / 1000
const url = 'http://localhost:4000/fund/api/v1/funds/?page=2'
const accessToken = 'an-access-token-that-is-bound-to-a-key'
const ath = createHash('sha256').update(accessToken).digest('base64url')
const good: JWTPayload = { htm: 'GET', htu: 'http://localhost:4000/fund/api/v1/funds/', ath, iat: seconds }

let key: DpopKey
beforeAll(async () => {
  key = await createDpopKey()
})

const check = (proof: string) => {
  const isNonce = (nonce: string) => nonce === 'given'
  return checkProof(proof, { method: 'GET', url, accessToken, thumbprint: key.thumbprint, isNonce, now })
}
const verdictOn = async (change: JWTPayload, header?: Record<string, unknown>) =>
  (await check(await key.prove({ ...good, ...change }, header))).kind

test.each<[string, JWTPayload]>([
  ['as it should be', {}],
  ['with the query', { htu: url }],
  [
    'with a fragment, a default port and capital letters in the origin',
    { htu: `HTTP://LOCALHOST:4000/fund/api/v1/funds/#x` },
  ],
  ['from the edge of the window', { iat: seconds - iatWindow }],
  ['by a clock that is a little ahead', { iat: seconds + iatWindow }],
  ['by a clock that is a day off, with a nonce', { iat: seconds - 86_400, nonce: 'given' }],
])('SBX-006 a proof is good %s', async (_, change) => expect(await verdictOn(change)).toBe('good'))

test.each<[string, JWTPayload]>([
  ['for another method', { htm: 'POST' }],
  ['in small letters', { htm: 'get' }],
  ['for another path', { htu: 'http://localhost:4000/fund/api/v1/funds' }],
  ['for another origin', { htu: 'http://localhost:4001/fund/api/v1/funds/' }],
  ['over another scheme', { htu: 'https://localhost:4000/fund/api/v1/funds/' }],
  ['with a name before the origin', { htu: 'http://x@localhost:4000/fund/api/v1/funds/' }],
  ['for no address', { htu: 'funds' }],
  ['for another token', { ath: createHash('sha256').update('another').digest('base64url') }],
  ['for no token', { ath: undefined }],
  ['without an id', { jti: undefined }],
  ['with an empty id', { jti: '' }],
  ['without a time', { iat: undefined }],
  ['that has expired by its own word', { exp: seconds - 1 }],
])('SBX-006 T13 a proof is bad %s', async (_, change) => expect(await verdictOn(change)).toBe('bad'))

test.each<[string, JWTPayload]>([
  ['too old', { iat: seconds - iatWindow - 1 }],
  ['of the future', { iat: seconds + iatWindow + 1 }],
  ['with a nonce that no one gave', { nonce: 'made up' }],
])('SBX-006 T13 a proof that is %s is asked for a nonce', async (_, change) =>
  expect(await verdictOn(change)).toBe('nonce-wanted'),
)

test('SBX-006 T13 a proof is bad by another key, another type, another algorithm, or with a private key', async () => {
  const other = await createDpopKey()
  const rsa = await generateKeyPair('RS256', { extractable: true })
  const privateJwk = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)
  const unsigned = [{ typ: 'dpop+jwt', alg: 'none' }, { ...good, jti: randomUUID() }, '']
    .map((part) => (part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url')))
    .join('.')
  const verdicts = [
    await check(await other.prove(good)),
    // Signed by one key, with the other one in its header.
    await check(await other.prove(good, { jwk: { ...(await exportJWK(rsa.publicKey)) } })),
    await check(unsigned),
    await check(`${await key.prove(good)}, ${await key.prove(good)}`),
    await check(''),
  ]
  expect(verdicts.map(({ kind }) => kind)).toEqual(verdicts.map(() => 'bad'))
  for (const header of [{ typ: 'JWT' }, { jwk: undefined }, { jwk: privateJwk }])
    expect([header, await verdictOn({}, header)]).toEqual([header, 'bad'])
})

test('SBX-006 T13 what must not come twice is one key’s id, whatever else a proof says', async () => {
  const jti = randomUUID()
  const idOf = async (change: JWTPayload) => {
    const verdict = await check(await key.prove({ ...good, jti, ...change }))
    return verdict.kind === 'good' ? verdict.id : undefined
  }
  const id = await idOf({})
  expect(id).toMatch(/^[\w-]{43}$/)
  expect(await idOf({ iat: seconds - 1 })).toBe(id)
  expect(await idOf({ jti: randomUUID() })).not.toBe(id)
})

test('SBX-006 a nonce is good for minutes, on the server that gave it', () => {
  let time = now
  const nonces = createDpopNonces(() => time)
  const nonce = nonces.current()
  expect([nonces.isGood(nonce), createDpopNonces(() => time).isGood(nonce), nonces.isGood('')]).toEqual([
    true,
    false,
    false,
  ])
  time += 4 * 60_000
  expect([nonces.isGood(nonce), nonces.current() === nonce]).toEqual([true, false])
  time += 60_000
  expect(nonces.isGood(nonce)).toBe(false)
})
