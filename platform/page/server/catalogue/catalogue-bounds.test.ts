import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { signCatalogue } from '../../../delivery/store/catalogue/catalogue-signature'
import { startAnswering } from '../../../testing/fake-api-server'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { catalogueSource } from './catalogue-source'
import { readCatalogueKey } from './signing-public-key'

const now = Date.parse('2026-11-21T12:00:00Z')
const keys = keyPair()
const others = keyPair()
const good: Catalogue = { revision: 5, issued: '2026-11-21T11:00:00Z', expires: '2026-11-28T11:00:00Z', remotes: [] }
const signed = (change: Partial<Catalogue>) => signCatalogue({ ...good, ...change }, keys.privateKey)

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey: privateKey.export({ format: 'jwk' }), publicKey: publicKey.export({ format: 'jwk' }) }
}

const folder = temporaryFolder()
let made = 0

/** A place for a catalogue and what is kept of it, sources that read it, and what they log. */
function place(key: JsonWebKey | null = keys.publicKey) {
  const file = path.join(folder, `${++made}.json`)
  const keep = path.join(folder, `${made}.kept.json`)
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  return {
    file,
    keep,
    logged,
    put: (text: string) => writeFileSync(file, text),
    open: (at = now, trial?: { tryOut(catalogue: Catalogue): void }) =>
      catalogueSource({ location: file, keep, ...(key && { key }) }, log, () => at, trial),
  }
}

/** No page can be made from that revision. */
const without = (bad: number, tried: number[] = []) => ({
  tryOut({ revision }: Catalogue) {
    tried.push(revision)
    if (revision === bad) throw new TypeError('Invalid URL')
  },
})

const attempts: readonly (readonly [string, () => Promise<string | undefined>, string])[] = [
  ['is gone', async () => undefined, 'ENOENT'],
  ['is garbage', async () => '<html>502</html>', 'expected JSON'],
  ['is not signed', async () => JSON.stringify({ ...good, revision: 6 }), 'it is not signed'],
  [
    'is signed with another key',
    () => signCatalogue({ ...good, revision: 6 }, others.privateKey),
    'it is not signed with the key of this installation',
  ],
  [
    'was changed after it was signed',
    async () => (await signed({ revision: 6 })).replace(/"payload":"../, '"payload":"AA'),
    'it is not signed with the key of this installation',
  ],
  ['is replayed', () => signed({ revision: 4 }), 'it is older: revision 4'],
  ['has the same number and other content', () => signed({ by: 'mallory' }), 'revision 5 came with other content'],
  [
    'has expired',
    () => signed({ revision: 6, expires: '2026-11-21T11:59:59Z' }),
    'revision 6 expired at 2026-11-21T11:59:59Z',
  ],
]

test.each(attempts)('F23 F24 a catalogue that %s changes nothing, and one line says so', async (_, attempt, reason) => {
  const { file, put, logged, open } = place()
  const source = open()
  put(await signed({}))
  expect(await source.current()).toEqual(good)
  const text = await attempt()
  if (text === undefined) rmSync(file)
  else put(text)
  for (let page = 0; page < 3; page++) expect(await source.current()).toEqual(good)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain(`Catalogue ${file} cannot be used, staying with revision 5: `)
  expect(logged[0]).toContain(reason)
  put(await signed({ revision: 7 }))
  expect((await source.current()).revision).toBe(7)
})

test('F23 a server that restarts while the store is away serves what was good before, and nothing older', async () => {
  const { file, keep, put, logged, open } = place()
  put(await signed({}))
  await open().current()
  rmSync(file)
  // Weeks later it is still better than nothing, as it is to a server that was not restarted.
  const again = open(now + 30 * 86_400_000)
  expect(await again.current()).toEqual(good)
  put(await signed({ revision: 4, expires: '2027-11-21T12:00:00Z' }))
  expect(await again.current()).toEqual(good)
  expect(logged.map((line) => /ENOENT|older/.exec(line)?.[0])).toEqual(['ENOENT', 'older'])
  put(await signed({ revision: 6, expires: '2027-11-21T12:00:00Z' }))
  expect((await again.current()).revision).toBe(6)
  expect(readFileSync(keep, 'utf8')).toBe(readFileSync(file, 'utf8'))
})

test('F24 a catalogue that no page can be made from changes nothing, is tried once, and one line says so', async () => {
  const { file, keep, put, logged, open } = place(null)
  const tried: number[] = []
  const source = open(now, without(6, tried))
  put(JSON.stringify(good))
  expect((await source.current()).revision).toBe(5)
  put(JSON.stringify({ ...good, revision: 6 }))
  for (let page = 0; page < 3; page++) expect((await source.current()).revision).toBe(5)
  expect(tried).toEqual([5, 6])
  expect(logged).toEqual([
    `Catalogue ${file} cannot be used, staying with revision 5: no page can be made from revision 6: Invalid URL`,
  ])
  expect(JSON.parse(readFileSync(keep, 'utf8'))).toMatchObject({ revision: 5 })
  put(JSON.stringify({ ...good, revision: 7 }))
  expect((await source.current()).revision).toBe(7)

  writeFileSync(keep, JSON.stringify({ ...good, revision: 6 }))
  put('<html>502</html>')
  expect((await open(now, without(6)).current()).revision).toBe(0)
  expect(logged[1]).toBe(`Kept catalogue ${keep} cannot be used: Invalid URL`)
})

test('T2 a server that cannot use what it kept takes nothing older in its place', async () => {
  const { keep, put, logged, open } = place()
  writeFileSync(keep, await signed({ revision: 6 }))
  const again = open(now, without(6))
  put(await signed({ revision: 5 }))
  expect((await again.current()).revision).toBe(0)
  expect(logged).toEqual([
    `Kept catalogue ${keep} cannot be used: Invalid URL`,
    expect.stringContaining('staying with revision 0: it is older: revision 5'),
  ])
  put(await signed({ revision: 7 }))
  expect((await again.current()).revision).toBe(7)
})

test('F24 what was kept is verified again', async () => {
  const { keep, logged, open } = place()
  writeFileSync(keep, await signCatalogue(good, others.privateKey))
  const source = open()
  expect((await source.current()).remotes).toEqual([])
  expect((await source.current()).revision).toBe(0)
  expect(logged[0]).toBe(`Kept catalogue ${keep} cannot be used: it is not signed with the key of this installation`)
})

test('F23 a remote store is fetched once for concurrent pages, and backed off after an error', async () => {
  let answer: string | undefined = JSON.stringify(good)
  const { origin, arrived, close } = await startAnswering((_, response) => {
    response.writeHead(answer === undefined ? 503 : 200).end(answer)
  })
  let moment = now
  const logged: string[] = []
  const source = catalogueSource(
    { location: `${origin}/catalogue.json` },
    (line) => logged.push(line),
    () => moment,
  )
  const pages = await Promise.all([source.current(), source.current(), source.current()])
  expect(pages.map(({ revision }) => revision)).toEqual([5, 5, 5])
  expect(arrived).toHaveLength(1)
  answer = undefined
  moment += 1_000
  for (let page = 0; page < 3; page++) expect((await source.current()).revision).toBe(5)
  expect([arrived.length, logged.length]).toEqual([2, 1])
  answer = JSON.stringify({ ...good, revision: 6 })
  moment += 5_000
  expect((await source.current()).revision).toBe(6)
  await close()
})

test('F24 a server without a key refuses a signed catalogue and says why', async () => {
  const { put, logged, open } = place(null)
  put(await signed({}))
  expect((await open().current()).revision).toBe(0)
  expect(logged[0]).toContain('it is signed, and SARV_CATALOGUE_KEY does not say with which key')
})

test('F24 the key is a JWK or a file with one, and never the private half', () => {
  const { keep } = place()
  const text = JSON.stringify(keys.publicKey)
  writeFileSync(keep, text)
  expect([undefined, text, keep].map((setting) => readCatalogueKey(setting).key)).toEqual([
    undefined,
    keys.publicKey,
    keys.publicKey,
  ])
  expect(() => readCatalogueKey(JSON.stringify(keys.privateKey))).toThrow('a server needs the public one')
  expect(() => readCatalogueKey('{"kty":"EC"}')).toThrow('expected a public Ed25519 key')
  expect(() => readCatalogueKey('{')).toThrow('expected JSON')
})
