import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { promote } from '../../../delivery/store/catalogue/catalogue-changes'
import { catalogueKey } from '../../../delivery/store/catalogue/catalogue-path'
import { makeCatalogueKeys } from '../../../delivery/store/catalogue/catalogue-signature'
import { changeCatalogue, readCatalogue } from '../../../delivery/store/catalogue/catalogue-store'
import { folderStore } from '../../../delivery/store/folder-store'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { startAnswering } from '../../../testing/fake-api-server'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { catalogueSource } from './catalogue-source'

const folder = temporaryFolder()
const keys = makeCatalogueKeys()
let made = 0
let room: string
let store: ReturnType<typeof folderStore>
let now = Date.now()
/** A web server of the store, which may be away, and changes what it sends. */
let web: Awaited<ReturnType<typeof startAnswering>>
let change: (place: string, text: string) => string | undefined
const asked = () => web.arrived.splice(0).map(({ url }) => url?.split('/')[1])

beforeEach(async () => {
  room = path.join(folder, String(++made))
  store = folderStore(path.join(room, 'store'))
  change = (_, text) => text
  web = await startAnswering(async ({ url = '', headers }, response) => {
    const stored = await store.get(url.slice(1))
    const text = stored && change(url, Buffer.from(stored.body).toString())
    const tag = `"${stored?.tag}"`
    if (text === undefined) response.writeHead(404).end()
    else if (url === `/${catalogueKey}` && headers['if-none-match'] === tag) response.writeHead(304).end()
    else response.writeHead(200, { ETag: tag }).end(text)
  })
  for (const name of ['bank', 'pma', 'support']) await deliver(name, '1')
})
afterEach(() => web.close())

async function deliver(name: string, version: string): Promise<void> {
  const built = builtFixture(name, { version })
  const made = (catalogue: Catalogue) => promote(catalogue, { built, base: `https://${name}.example` })
  await changeCatalogue(store, await keys, made, { who: 'nima', verb: 'promote' })
}

async function source(logged: string[] = []) {
  const { publicKey: key } = await keys
  const settings = { location: `${web.origin}/${catalogueKey}`, key, keep: path.join(room, 'kept/catalogue.json') }
  const { current } = catalogueSource(
    settings,
    (line) => logged.push(line),
    () => now,
  )
  return async () => {
    now += 10_000
    return (await current()).remotes.map((remote) => `${remote.current.name}@${remote.current.version}`)
  }
}
const inStore = async () => (await readCatalogue(store, await keys)).catalogue

test('a document server reads the root and its entries once, then nothing, then what a delivery has changed', async () => {
  const read = await source()
  expect(await read()).toEqual(['bank@1', 'pma@1', 'support@1'])
  expect(asked().sort()).toEqual([catalogueKey, 'entries', 'entries', 'entries'])
  await read()
  expect(asked()).toEqual([catalogueKey])
  await deliver('pma', '2')
  expect(await Promise.all([read(), read(), read()])).toContainEqual(['bank@1', 'pma@2', 'support@1'])
  expect(asked()).toEqual([catalogueKey, 'entries'])
})

test('a delivery writes the entry of its remote only, and what a later version has added to another stays', async () => {
  const [{ remotes, ...head }, { references }] = [await inStore(), await readCatalogue(store, {})]
  const reference = [...references.values()].find(({ name }) => name === 'bank')
  await deliver('pma', '2')
  const after = await readCatalogue(store, {})
  expect([...after.references.values()]).toContainEqual(reference)
  expect(head.revision).toBe(3)
  expect(remotes).toHaveLength(3)
  expect((await store.list('entries/pma/')).length).toBe(2)
  expect((await store.list('entries/bank/')).length).toBe(1)
})

test.each<[string, (place: string, text: string) => string | undefined, string]>([
  ['is missing', () => undefined, 'is missing'],
  ['was changed', (_, text) => text.replace('https://pma.example', 'https://pma.evil.example'), 'has another hash'],
])(
  'F23 T2 while an entry %s the last good catalogue serves, and the entry is not asked for by each page',
  async (_, fault, reason) => {
    const logged: string[] = []
    const read = await source(logged)
    const good = await read()
    await deliver('pma', '2')
    change = (place, text) => (place.startsWith('/entries/') ? fault(place, text) : text)
    expect(await read()).toEqual(good)
    asked()
    now -= 9_000
    expect(await read()).toEqual(good)
    now -= 9_000
    expect(await read()).toEqual(good)
    expect(asked()).not.toContain('entries')
    expect(logged).toEqual([expect.stringContaining('staying with revision 3')])
    expect(logged[0]).toContain(reason)
    change = (_, text) => text
    expect(await read()).toEqual(['bank@1', 'pma@2', 'support@1'])
  },
)

test('F23 a server that restarts while the store is away has the entries too, those that are named and no other', async () => {
  const read = await source()
  await read()
  await deliver('pma', '2')
  const good = await read()
  await deliver('support', '2')
  change = () => undefined
  asked()
  const again = await source()
  expect(await again()).toEqual(good)
  expect(asked()).toEqual([catalogueKey])
  expect(readdirSync(path.join(room, 'kept/entries/pma'))).toHaveLength(1)
  change = (_, text) => text
  expect(await again()).toEqual(['bank@1', 'pma@2', 'support@2'])
  expect(asked()).toEqual([catalogueKey, 'entries'])
  expect(existsSync(path.join(room, 'kept/entries/bank'))).toBe(true)
})
