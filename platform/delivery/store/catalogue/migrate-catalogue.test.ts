import path from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { builtFixture } from '../../testing/built-fixture'
import { describeWithS3 } from '../../testing/describe-with-s3'
import { openStore } from '../open-store'
import type { Store } from '../store'
import { promote } from './catalogue-changes'
import { catalogueKey, formerCatalogueKey } from './catalogue-path'
import { makeCatalogueKeys, verifiedCatalogue } from './catalogue-signature'
import { changeCatalogue, readCatalogue } from './catalogue-store'
import { catalogueText } from './catalogue-text'
import { migrateCatalogue } from './migrate-catalogue'
import type { CatalogueKeys } from './signing-keys'

const nima = { who: 'nima', verb: 'promote' }
const version = (name: string, number: string) => (catalogue: Catalogue) =>
  promote(catalogue, { built: builtFixture(name, { version: number }), base: `https://${name}.example` })

function migration(newAddress: () => Promise<string>): void {
  let store: Store
  let keys: Required<Omit<CatalogueKeys, 'anchor'>>
  const read = async () => (await readCatalogue(store, keys)).catalogue
  const textAt = async (key: string) => Buffer.from((await store.get(key))?.body ?? []).toString()
  /** What a document server or a command of before reads. */
  const readBefore = async () => verifiedCatalogue(await textAt(formerCatalogueKey), keys.publicKey)
  const writeBefore = async (catalogue: Catalogue) =>
    store.put(formerCatalogueKey, await catalogueText(catalogue, keys), 'any')

  beforeEach(async () => {
    store = await openStore(await newAddress())
    keys = await makeCatalogueKeys()
    const empty = { revision: 6, issued: '2026-11-29T04:00:00.000Z', remotes: [] }
    const remotes = version('bank', '1')(version('pma', '1')(empty)).remotes
    await writeBefore({ ...empty, remotes, writeId: 'before' })
  })

  test('until it is migrated a store keeps its one document, and a change goes there', async () => {
    await changeCatalogue(store, keys, version('pma', '2'), nima)
    expect(await store.get(catalogueKey)).toBeUndefined()
    expect(await readBefore()).toEqual(await read())
    expect((await read()).revision).toBe(7)
  })

  test('a migration changes neither revision nor content, and comes twice to the same', async () => {
    const before = await read()
    expect(await migrateCatalogue(store, keys)).toBe(6)
    expect(await migrateCatalogue(store, keys)).toBeUndefined()
    expect(await read()).toEqual(before)
    expect(await store.list('entries/')).toEqual(['entries/bank/', 'entries/pma/'])
    await expect(migrateCatalogue(store, { publicKey: keys.publicKey })).resolves.toBeUndefined()
  })

  test('who cannot sign cannot migrate', async () => {
    await expect(migrateCatalogue(store, { publicKey: keys.publicKey })).rejects.toThrow('SARV-112')
  })

  test('document servers of before read each change too, for as long as their document is there', async () => {
    await migrateCatalogue(store, keys)
    await changeCatalogue(store, keys, version('pma', '2'), nima)
    expect(await readBefore()).toEqual(await read())
    await store.remove(formerCatalogueKey)
    await changeCatalogue(store, keys, version('pma', '3'), nima)
    expect(await store.get(formerCatalogueKey)).toBeUndefined()
    expect((await read()).remotes.map(({ current }) => current.version)).toEqual(['3', '1'])
  })

  test('changes at once leave document and root at the same revision', async () => {
    await migrateCatalogue(store, keys)
    await Promise.all(['card', 'faq', 'loan'].map((name) => changeCatalogue(store, keys, version(name, '1'), nima)))
    expect((await read()).revision).toBe(9)
    expect(await readBefore()).toEqual(await read())
  })

  test('what a command of before has changed is told, and nothing is lost', async () => {
    await migrateCatalogue(store, keys)
    const theirs = { ...version('bank', '2')(await read()), revision: 7, writeId: 'theirs', by: 'sara' }
    await writeBefore(theirs)
    await expect(changeCatalogue(store, keys, version('pma', '2'), nima)).rejects.toThrow(
      /SARV-215.*Its revision 7, by sara; the root has 6/,
    )
    expect(await readBefore()).toEqual(theirs)
    await changeCatalogue(store, keys, (now) => ({ ...now }), { ...nima, above: 7 })
    await changeCatalogue(store, keys, version('bank', '2'), nima)
    expect((await read()).revision).toBe(9)
    expect(await readBefore()).toEqual(await read())
  })
}

describe('in a folder', () => {
  const folder = temporaryFolder()
  let made = 0
  migration(async () => path.join(folder, String(++made)))
})

describeWithS3('in an S3-compatible server', (server) => {
  let made = 0
  migration(async () => server().makeBucket(`migrate-${++made}`))
})
