import { expect, test } from '@jest/globals'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { dataIn } from '../testing/page-id-from'
import { servedFolder } from '../testing/served-folder'

const { put, env } = servedFolder()
const start = async (more: NodeJS.ProcessEnv = {}) => (await startDocumentServer({ ...env, ...more })).get

const navigation = { 'Sec-Fetch-Mode': 'navigate' }
const noncesIn = (html: string) => [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1]

test('a page is sent compressed to browsers that take it, the same page plain to others', async () => {
  put(...remotesFixture(3))
  const get = await start()
  const [small, plain] = [await get('/remote0001', { 'Accept-Encoding': 'gzip, br' }), await get('/remote0001')]
  expect([small.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
  expect(small.headers.vary).toBe('Cookie, Accept-Encoding, Available-Dictionary')
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2)
  expect(small.headers['content-length']).toBe(String(small.bytes.length))
  const nameless = ({ text: html }: typeof plain) =>
    html.replaceAll(noncesIn(html)[0] ?? '', 'N').replace(dataIn(html).pageId ?? '', 'P')
  expect(nameless(small)).toBe(nameless(plain))
})

test.each<Record<string, string>>([{ 'Accept-Encoding': 'br' }, {}])(
  'T8 of a kept page every response has a nonce and an id of its own: %j',
  async (headers) => {
    put(...remotesFixture(1))
    const get = await start()
    const pages = [
      await get('/remote0000', headers),
      await get('/remote0000', headers),
      await get('/remote0000', headers),
    ]
    const nonces = pages.map(({ text: html }) => [...new Set(noncesIn(html))])
    expect(nonces.map((found) => found.length)).toEqual([1, 1, 1])
    expect(new Set(nonces.flat()).size).toBe(3)
    expect(pages.map((page) => nonceOf(page.headers['content-security-policy']))).toEqual(nonces.flat())
    const ids = pages.map(({ text: html }) => dataIn(html).pageId)
    expect(new Set(ids).size).toBe(3)
    expect(pages.map((page) => page.headers['reporting-endpoints'])).toEqual(
      ids.map((id) => expect.stringContaining(`=${id}"`)),
    )
  },
)

test('a kept page is made again for another revision, another language and another choice of canaries', async () => {
  const [remote, ...others] = remotesFixture(3)
  if (!remote) throw new Error('There are three')
  const versionOf = ({ text: html }: { text: string }) => dataIn(html).remotes[0]?.version
  put(remote, ...others)
  const get = await start()
  expect([versionOf(await get('/remote0000')), versionOf(await get('/remote0000'))]).toEqual(['1.0.0', '1.0.0'])
  const built = { ...remote.current, version: '2.0.0' }
  put({ ...remote, canary: { percent: 50, built } }, ...others)
  const chosen = { Cookie: 'sarv-canary=remote0000@2.0.0' }
  const unknown = { Cookie: 'sarv-canary=remote0000@3.0.0~nobody@1.0.0' }
  const asked = [await get('/remote0000'), await get('/remote0000', chosen), await get('/remote0000', unknown)]
  expect(asked.map(versionOf)).toEqual(['1.0.0', '2.0.0', '1.0.0'])
  put({ ...remote, current: built }, ...others)
  const english = await get('/remote0000', { Cookie: 'lang=en' })
  expect([versionOf(await get('/remote0000')), versionOf(english)]).toEqual(['2.0.0', '2.0.0'])
  expect(english.text).toContain('<html lang="en" dir="ltr">')
  expect((await get('/remote0000')).text).toContain('<html lang="fa" dir="rtl">')
})

test('a page is stored nowhere and has no ETag: with a 304 the nonce of an old one would be used again', async () => {
  put(...remotesFixture(1))
  const get = await start()
  const { headers } = await get('/remote0000', { 'If-None-Match': '*' })
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

test('SARV_EARLY_HINTS: what a page loads first goes ahead of it, to navigations only', async () => {
  put(...remotesFixture(1))
  const get = await start({ SARV_EARLY_HINTS: '1' })
  const { hints, text: html } = await get('/remote0000', navigation)
  expect(hints).toEqual([
    [103, expect.stringContaining('</main.js>; rel=modulepreload; crossorigin; integrity="sha256-')],
  ])
  const [, links] = hints[0] as [number, string]
  const hinted = [...links.matchAll(/<([^>]+)>/g)].map(([, url]) => url)
  const loaded = [...html.matchAll(/<link rel="(?:preload|modulepreload|stylesheet)" href="([^"]+)"/g)].map(
    ([, url]) => url,
  )
  expect(hinted.toSorted()).toEqual(loaded.toSorted())
  expect((await get('/remote0000')).hints).toEqual([])
  expect((await (await start())('/remote0000', navigation)).hints).toEqual([])
})

test('a page that asks the API at once connects to it in its first bytes and hints, unless the API is on its origin', async () => {
  const [asking, silent] = remotesFixture(2)
  if (!asking || !silent) throw new Error('There are two')
  const routes = asking.current.routes.map((route) => ({ ...route, reads: ['/fund/api/v1/home/'] }))
  put({ ...asking, current: { ...asking.current, routes } }, silent)
  const connection = /<link rel="preconnect" href="([^"]+)" crossorigin>\n<title>/
  const connects = async (get: Awaited<ReturnType<typeof start>>, path: string) => {
    const { text: html, hints } = await get(path, { 'Sec-Fetch-Mode': 'navigate' })
    return [connection.exec(html)?.[1], JSON.stringify(hints).includes('rel=preconnect; crossorigin')]
  }
  const far = await start({ SARV_EARLY_HINTS: '1', SARV_API: 'https://api.example' })
  expect(await connects(far, '/remote0000')).toEqual(['https://api.example', true])
  expect(await connects(far, '/remote0001')).toEqual([undefined, false])
  const here = await start({ SARV_EARLY_HINTS: '1', SARV_API: '/', SARV_API_UPSTREAM: 'https://api.example' })
  expect(await connects(here, '/remote0000')).toEqual([undefined, false])
})

test.each(['/funds/%E0%A4%A', '/%'])('F65 opening %s gives a page of the app', async (place) => {
  put()
  const get = await start()
  const { status, text } = await get(place, navigation)
  expect(status).toBe(200)
  expect(text).toContain('id="app"')
})

test.each(['/funds/%00', '//evil.example', '/funds/%E0%A4%A%0d'])('T10 %s is a bad request', async (place) => {
  put()
  const get = await start()
  expect((await get(place, navigation)).status).toBe(400)
})
