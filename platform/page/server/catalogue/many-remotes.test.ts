import { expect, test } from '@jest/globals'
import { foundRemotes } from '../../../contract/page-data'
import { runningVersions } from '../../../contract/running-versions'
import { remotesFixture } from '../testing/catalogue-fixture'
import { startDocumentServer } from '../testing/page-client'
import { dataIn } from '../testing/page-id-from'
import { servedFolder } from '../testing/served-folder'

const thousand = remotesFixture(1_000)
const [few, many, changing] = [servedFolder(), servedFolder(), servedFolder()]
few.put(...remotesFixture(5))
many.put(...thousand)

async function start({ env }: typeof few) {
  const { get } = await startDocumentServer(env)
  return (place: string, headers = {}) => get(place, { 'Accept-Encoding': 'br', ...headers })
}

test('a page weighs with 1,000 remotes on 1,000 origins what it weighs with 5, and has under 4 kB of headers', async () => {
  const [small, large] = [await start(few), await start(many)]
  for (const place of ['/', '/home', '/remote0002/list/7', '/nobody']) {
    const [one, other] = [await small(place), await large(place)]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.text.length / one.text.length).toBeLessThan(1.05)
    expect(other.bytes.length / one.bytes.length).toBeLessThan(1.05)
    expect(other.headerBytes / one.headerBytes).toBeLessThan(1.05)
    expect(other.headerBytes).toBeLessThan(4_096)
  }
  for (const place of ['/sw.js', '/manifest.webmanifest']) expect((await large(place)).headerBytes).toBeLessThan(4_096)
})

test('a page of any of 1,000 remotes carries that one, with the hashes of its scripts', async () => {
  const get = await start(many)
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

test('T1 a remote is looked up by an address, an intent or a slot, with the hash of everything that it may run', async () => {
  const get = await start(many)
  const found = async (query: string) => {
    const { text, headers } = await get(`/remotes?${query}`)
    expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'Cookie, Accept-Encoding'])
    return foundRemotes.parse(JSON.parse(text)).remotes
  }
  const [wanted] = thousand.slice(700)
  if (!wanted) throw new Error('There are a thousand')
  const files = wanted.current.files.map(({ path, integrity }) => [`${wanted.base}/1.0.0/${path}`, integrity])
  const [one, ...others] = await found('at=/remote0700/list/7')
  expect([one?.name, one?.routes.length, one?.files, others]).toEqual(['remote0700', 4, Object.fromEntries(files), []])
  expect((await get('/remotes?at=/remote0700')).bytes.length).toBeLessThan(2_000)
  const namesOf = async (query: string) => (await found(query)).map(({ name }) => name)
  expect(await namesOf('intent=REMOTE0001&at=/remote0002&at=/remote0002/settings')).toEqual([
    'remote0001',
    'remote0002',
  ])
  expect(await namesOf('at=/nobody&at=//evil.example&at=nothing&intent=toString&slot=remote0001/home')).toEqual([])
})

test('remotes with a section for a slot are looked up by it, all of them', async () => {
  const guests = remotesFixture(9).map((one, place) => {
    const section = { name: 'more', slot: 'remote0000/home', title: one.current.title }
    return { ...one, current: { ...one.current, ...(place === 0 ? { slots: ['home'] } : { sections: [section] }) } }
  })
  changing.put(...guests)
  const get = await start(changing)
  const { remotes } = foundRemotes.parse(JSON.parse((await get('/remotes?slot=remote0000/home')).text))
  expect(remotes.map(({ name }) => name)).toEqual(guests.slice(1).map(({ current }) => current.name))
})

test.each([
  ['nothing', ''],
  ['something else', 'name=remote0001'],
  ['too much', Array.from({ length: 33 }, (_, place) => `at=/${place}`).join('&')],
])('a look-up of %s is refused', async (_, query) => {
  expect((await (await start(many))(`/remotes?${query}`)).status).toBe(400)
})

test('a delivery of a remote that the start page does not carry changes neither its deployment nor the worker', async () => {
  changing.put(...thousand)
  const get = await start(changing)
  const seen = async () => [dataIn((await get('/home')).text).deployment, (await get('/sw.js')).text]
  const before = await seen()
  const deliver = (place: number) =>
    changing.put(
      ...thousand.map((one, index) =>
        index === place ? { ...one, current: { ...one.current, version: '1.0.1' } } : one,
      ),
    )
  deliver(700)
  expect(await seen()).toEqual(before)
  deliver(0)
  expect((await seen())[0]).not.toBe(before[0])
})

test('what a page asks of the running versions is answered in less than 1 kB', async () => {
  const get = await start(many)
  const { remotes } = dataIn((await get('/remote0700')).text)
  const asked = new URLSearchParams(remotes.map(({ name, version }) => [name, version]))
  const { text } = await get(`/versions?${asked}`)
  expect(runningVersions.parse(JSON.parse(text)).remotes.map(({ name }) => name)).toEqual(
    remotes.map(({ name }) => name),
  )
  expect(text.length).toBeLessThan(1_000)
})

test('five remotes stand in the page itself, and it looks up none', async () => {
  const { others, remotes } = dataIn((await (await start(few))('/home')).text)
  expect([others, remotes.length]).toEqual([undefined, 5])
})

test('T1 a remote that does not fit has no hashes: nothing of it could run', async () => {
  const [one, ...others] = remotesFixture(6)
  if (!one) throw new Error('There are six')
  changing.put({ ...one, current: { ...one.current, federation: '3.0' } }, ...others)
  const get = await start(changing)
  const { remotes } = foundRemotes.parse(JSON.parse((await get('/remotes?at=/remote0000&at=/remote0005')).text))
  expect(remotes.map((each) => [each.refused, Object.keys(each.files).length])).toEqual([
    ['incompatible', 0],
    [undefined, 24],
  ])
})
