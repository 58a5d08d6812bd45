import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import type { CataloguedRemote } from '../../../contract/catalogue'
import { remoteIndex } from '../../../contract/page-data'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { dataIn } from '../testing/page-id-from'
import { writeShell } from '../testing/shell-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-many-'))
const files = writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })
const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
  rmSync(folder, { recursive: true })
})

let catalogues = 0
async function start(remotes: readonly CataloguedRemote[]) {
  const file = path.join(folder, `catalogue-${++catalogues}.json`)
  const put = (revision: number, now: readonly CataloguedRemote[]) =>
    writeFileSync(file, JSON.stringify({ revision, issued: '', remotes: now }))
  put(1, remotes)
  const { get, close } = await startDocumentServer({ SARV_FILES: files, SARV_CATALOGUE: file })
  ends.push(close)
  return { get: (place: string, headers = {}) => get(place, { 'Accept-Encoding': 'br', ...headers }), put }
}

const thousand = remotesFixture(1_000)
const few = start(remotesFixture(5))
const many = start(thousand)

test('a page weighs with 1,000 remotes on 1,000 origins what it weighs with 5, and has under 4 kB of headers', async () => {
  const [small, large] = await Promise.all([few, many])
  for (const place of ['/', '/home', '/remote0002/list/7', '/nobody']) {
    const [one, other] = [await small.get(place), await large.get(place)]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.text.length / one.text.length).toBeLessThan(1.05)
    expect(other.bytes.length / one.bytes.length).toBeLessThan(1.05)
    expect(other.headerBytes / one.headerBytes).toBeLessThan(1.05)
    expect(other.headerBytes).toBeLessThan(4_096)
  }
  for (const place of ['/sw.js', '/manifest.webmanifest'])
    expect((await large.get(place)).headerBytes).toBeLessThan(4_096)
})

test('a page of any of 1,000 remotes carries that one, with the hashes of its scripts', async () => {
  const { get } = await many
  for (const name of ['remote0000', 'remote0500', 'remote0999']) {
    const { text, headers } = await get(`/${name}/list/7`)
    const { remotes, styles } = dataIn(text)
    expect(remotes).toHaveLength(5)
    expect(remotes.map((one) => one.name)).toContain(name)
    const [, map = ''] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(text) ?? []
    const mapped = Object.keys(JSON.parse(map).integrity).filter((url) => url.startsWith(`https://${name}.example/`))
    expect(mapped).toHaveLength(40)
    expect(Object.keys(styles).filter((url) => url.startsWith(`https://${name}.example/`))).toHaveLength(4)
    expect(headers['content-security-policy']).toContain(`https://${name}.example`)
  }
})

test('T1 the index has every remote with its hashes, under the hash of its bytes, and never changes', async () => {
  const { get } = await many
  const { index } = dataIn((await get('/remote0700')).text)
  const { text, headers } = await get(index?.url ?? '')
  expect(index?.integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(dataIn((await get('/home')).text).index?.url).toBe(index?.url)
  const { remotes } = remoteIndex.parse(JSON.parse(text))
  expect(remotes.map(({ name, routes, files: hashes }) => [name, routes.length, hashes])).toEqual(
    thousand.map(({ base, current }) => [
      current.name,
      4,
      Object.fromEntries(current.files.map((one) => [`${base}/1.0.0/${one.path}`, one.integrity])),
    ]),
  )
  expect((await get(`/remotes.${'A'.repeat(43)}.json`)).status).toBe(404)
})

test('the index of a page that is still open is served after the next delivery', async () => {
  const { get, put } = await start(remotesFixture(6))
  const before = dataIn((await get('/home')).text).index?.url ?? ''
  put(2, remotesFixture(7))
  const after = dataIn((await get('/home')).text).index?.url ?? ''
  expect(after).not.toBe(before)
  const counts = await Promise.all([before, after].map(async (url) => JSON.parse((await get(url)).text).remotes.length))
  expect(counts).toEqual([6, 7])
})

test('five remotes stand in the page itself, and there is no index', async () => {
  const { index, remotes } = dataIn((await (await few).get('/home')).text)
  expect([index, remotes.length]).toEqual([undefined, 5])
})

test('T1 of a remote that does not fit the index has no hashes: nothing of it could run', async () => {
  const [one, ...others] = remotesFixture(6)
  if (!one) throw new Error('There are six')
  const { get } = await start([{ ...one, current: { ...one.current, federation: '3.0' } }, ...others])
  const { index } = dataIn((await get('/remote0005')).text)
  const { remotes } = remoteIndex.parse(JSON.parse((await get(index?.url ?? '')).text))
  expect(remotes.map((each) => [each.refused, Object.keys(each.files).length])).toEqual([
    ['incompatible', 0],
    ...others.map(() => [undefined, 24]),
  ])
})
