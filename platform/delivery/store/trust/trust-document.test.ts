import { createHash, generateKeyPairSync } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import type { JWK } from 'jose'
import { addSignature, signDocument, verifyDocument } from './signed-document'
import {
  anchorOf,
  newestTrust,
  successorOf,
  type Trust,
  type TrustContent,
  trustPath,
  trustType,
} from './trust-document'

const pairs = [1, 2, 3, 4].map(() => generateKeyPairSync('ed25519'))
const publicAt = (at: number) => pairs[at]?.publicKey.export({ format: 'jwk' }) ?? {}
/** RFC 7638, by hand: what is compared with is not what is tested. */
const ids = pairs.map((_, at) => {
  const { crv, kty, x } = publicAt(at)
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
})
const keyAt = (at: number) => pairs[at]?.privateKey.export({ format: 'jwk' }) as JWK
const idAt = (at: number) => ids[at] ?? ''

function content(version: number, root: readonly number[], different: Partial<TrustContent> = {}): TrustContent {
  const all = { keys: root.map(idAt), threshold: 2 }
  const keys = Object.fromEntries(ids.map((id, at) => [id, { owner: `owner ${at}`, x: publicAt(at).x ?? '' }]))
  return {
    version,
    expires: '2027-01-01T00:00:00Z',
    keys,
    root: all,
    shell: all,
    kill: all,
    remotes: {},
    adopted: {},
    ...different,
  }
}

async function signed(document: object, ...signers: readonly number[]): Promise<string> {
  const [first = 0, ...others] = signers
  let text = await signDocument(document, trustType, keyAt(first))
  for (const at of others) text = await addSignature(text, trustType, keyAt(at))
  return text
}

let first: Trust
beforeAll(async () => {
  first = await anchorOf(await signed(content(1, [0, 1, 2]), 0, 1))
})

test.each<[string, TrustContent, readonly number[], boolean]>([
  ['two of the root keys', content(2, [0, 1, 2]), [0, 2], true],
  ['two that stay, of which one comes', content(2, [1, 2, 3]), [1, 2], true],
  ['one of them', content(2, [0, 1, 2]), [0], false],
  ['one of them twice', content(2, [0, 1, 2]), [0, 0], false],
  ['those who come alone', content(2, [2, 3]), [2, 3], false],
  ['those who leave alone', content(2, [2, 3]), [0, 1], false],
  ['both', content(2, [2, 3]), [0, 2, 3], true],
  ['the same, over a version', content(3, [0, 1, 2]), [0, 1], false],
  ['the same, of the same version', content(1, [0, 1, 2]), [0, 1], false],
])('PLT-085 T37 a list that %s have signed is the next one: %#', async (_, document, signers, expected) => {
  const next = successorOf(await signed(document, ...signers), first)
  if (expected) expect((await next).version).toBe(2)
  else await expect(next).rejects.toThrow(/expected/)
})

test('PLT-085 a reader follows the lists one by one, and stops at one that does not hold', async () => {
  const texts = new Map([
    [trustPath(2), await signed(content(2, [1, 2, 3]), 1, 2)],
    [trustPath(3), await signed(content(3, [2, 3]), 2, 3)],
    [trustPath(4), await signed(content(4, [0, 1]), 0, 1)],
  ])
  const read = async (path: string) => texts.get(path)
  expect((await newestTrust(first, read)).version).toBe(3)
  texts.set(trustPath(3), 'garbage')
  expect((await newestTrust(first, read)).version).toBe(2)
})

test.each<[string, Partial<TrustContent>, string]>([
  ['a key under the id of another', { keys: { [idAt(0)]: { owner: 'a', x: publicAt(1).x ?? '' } } }, 'is another one'],
  ['a role of an unknown key', { shell: { keys: ['no key'], threshold: 1 } }, 'shell: unknown key'],
  [
    'one key twice in a role',
    { kill: { keys: [idAt(0), idAt(0)], threshold: 2 } },
    'kill: expected at least 2 different keys',
  ],
  [
    'more signatures than keys',
    { remotes: { bank: { keys: [idAt(0)], threshold: 2 } } },
    'remote bank: expected at least 2',
  ],
])('T37 a list with %s is none', async (_, different, reason) => {
  await expect(anchorOf(await signed(content(1, [0, 1, 2], different), 0, 1))).rejects.toThrow(reason)
})

test('T37 a signature counts for its own text, key and type only', async () => {
  const ring = first.ring
  const text = await signed({ a: 1 }, 0, 1)
  expect((await verifyDocument(text, trustType, ring)).signers.size).toBe(2)
  expect((await verifyDocument(text, 'sarv-entry', ring)).signers.size).toBe(0)
  const { signatures } = JSON.parse(text)
  const other = { payload: Buffer.from('{"a":2}').toString('base64url'), signatures }
  expect((await verifyDocument(JSON.stringify(other), trustType, ring)).signers.size).toBe(0)
  const many = { ...JSON.parse(text), signatures: Array(21).fill(signatures[0]) }
  await expect(verifyDocument(JSON.stringify(many), trustType, ring)).rejects.toThrow()
})
