import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { servedFolder } from '../testing/served-folder'

const { put, env } = servedFolder()
put(...remotesFixture(3))
const start = async () => (await startDocumentServer(env)).get

const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Accept-Encoding': 'gzip, br, zstd' }
const knowing = (hash: string) => ({
  ...navigation,
  'Accept-Encoding': 'gzip, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${hash}:`,
})
const addressIn = (link: unknown) => /^<([^>]+)>; rel=compression-dictionary$/.exec(String(link))?.[1]

/** The dictionary that a browser has after it opened a page. */
async function dictionaryOf(get: Awaited<ReturnType<typeof start>>, headers: Record<string, string> = {}) {
  const { headers: told } = await get('/remote0000', { ...navigation, ...headers })
  const { text, ...response } = await get(addressIn(told.link) ?? '', { 'Accept-Encoding': 'br' })
  const bytes = Buffer.from(text)
  return { ...response, bytes, hash: createHash('sha256').update(bytes).digest('base64') }
}

test('PLT-077 a page that is opened names a dictionary, which a browser keeps and uses for every other page', async () => {
  const dictionary = await dictionaryOf(await start())
  expect(dictionary.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/plain; charset=utf-8',
    'content-encoding': 'br',
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    vary: 'Accept-Encoding',
  })
})

test('PLT-077 T8 by a dictionary a page is its difference from it, each response with a nonce and an id of its own', async () => {
  const get = await start()
  const { hash, bytes: dictionary } = await dictionaryOf(get)
  const pages = [await get('/remote0001', knowing(hash)), await get('/remote0001', knowing(hash))].map((page) => ({
    ...page,
    text: zstdDecompressSync(page.bytes.subarray(40), { dictionary }).toString(),
  }))
  const nonces = pages.map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1])
  const ids = pages.map(({ headers }) => /page=([^"]+)"/.exec(String(headers['reporting-endpoints']))?.[1])
  expect(new Set([...nonces, ...ids]).size).toBe(4)
  for (const [place, { headers, bytes, text }] of pages.entries()) {
    expect(headers).toMatchObject({ 'content-encoding': 'dcz', 'content-length': String(bytes.length) })
    expect([...new Set([...text.matchAll(/nonce="([^"]+)"/g)].map(([, one]) => one))]).toEqual([nonces[place]])
    expect(text).toContain(`"pageId":"${ids[place]}"`)
    expect([headers.link, bytes.length < 700]).toEqual([undefined, true])
  }
})

test.each<[string, string | undefined, (hash: string) => Record<string, string>]>([
  ['a browser that has the dictionary', 'dcz', (hash) => knowing(hash)],
  ['one that has it and reads English', 'dcz', (hash) => ({ ...knowing(hash), Cookie: 'lang=en' })],
  ['one that has another one', 'br', () => knowing('A'.repeat(43).concat('='))],
  ['one that has it and takes no zstd by it', 'br', (hash) => ({ ...knowing(hash), 'Accept-Encoding': 'br, dcb' })],
  ['one that refuses it', 'br', (hash) => ({ ...knowing(hash), 'Accept-Encoding': 'br, dcz;q=0' })],
  ['one that takes nothing else', 'dcz', (hash) => ({ ...knowing(hash), 'Accept-Encoding': 'dcz' })],
  ['one without any', 'br', () => navigation],
  ['one that takes no coding', undefined, (hash) => ({ 'Available-Dictionary': `:${hash}:` })],
  ['a malformed header', 'br', () => knowing('../../etc/passwd')],
])('PLT-077 the page for %s has the coding %s', async (_, coding, headersBy) => {
  const get = await start()
  const { hash } = await dictionaryOf(get)
  const { headers } = await get('/remote0002', headersBy(hash))
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Cookie, Accept-Encoding, Available-Dictionary'])
})

test('PLT-077 every server makes the same dictionary, and one that has not heard of it sends the page as ever', async () => {
  const [one, other] = [await start(), await start()]
  const { hash } = await dictionaryOf(one)
  expect((await other('/remote0001', knowing(hash))).headers['content-encoding']).toBe('br')
  expect((await dictionaryOf(other)).hash).toBe(hash)
  expect((await other('/page-dictionaries/unknown')).status).toBe(404)
})

test('PLT-077 after a delivery the dictionary of the one before still does, as long as it saves enough', async () => {
  const get = await start()
  const { hash } = await dictionaryOf(get)
  const [first, ...others] = remotesFixture(3)
  if (!first) throw new Error('There are three')
  put({ ...first, current: { ...first.current, version: '2.0.0' } }, ...others)
  const { headers, bytes } = await get('/remote0000', knowing(hash))
  expect([headers['content-encoding'], headers.link, bytes.length < 1_000]).toEqual(['dcz', undefined, true])
  expect((await dictionaryOf(get)).hash).not.toBe(hash)
})
