import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { builtFixture } from '../../testing/built-fixture'
import { folderStore } from '../folder-store'
import { Conflict, type Store } from '../store'
import { historyOf } from './audit'
import { promote, rollback } from './catalogue-changes'
import { catalogueKey } from './catalogue-path'
import { makeCatalogueKeys } from './catalogue-signature'
import { changeCatalogue, readCatalogue } from './catalogue-store'
import { type CatalogueKeys, catalogueKeysFrom } from './signing-keys'

let folder = ''
let store: Store
beforeEach(() => {
  folder = temporaryFolder()
  store = folderStore(folder)
})

const nima = { who: 'nima', verb: 'promote' }
const version = (name: string, version: string) => (catalogue: Catalogue) =>
  promote(catalogue, { built: builtFixture(name, { version }), base: `https://${name}.example` })
const first = (number: string) => version('pma', number)

test('a change raises the revision, says who made it, and is recorded', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  await changeCatalogue(store, {}, first('2'), { ...nima, why: 'the new receipt' })
  const { catalogue } = await readCatalogue(store, {})
  expect([catalogue.revision, catalogue.by, catalogue.expires]).toEqual([2, 'nima', undefined])
  const { entries, unrecorded } = await historyOf(store, catalogue)
  expect(unrecorded).toBeUndefined()
  expect(entries.map(({ revision, who, what, why }) => [revision, who, what, why])).toEqual([
    [2, 'nima', ['pma: everybody runs 2 instead of 1'], 'the new receipt'],
    [1, 'nima', ['pma: comes in with 1'], undefined],
  ])
})

test('an impossible change leaves no trace', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  await expect(changeCatalogue(store, {}, (now) => rollback(now, 'pma'), nima)).rejects.toThrow('SARV-205')
  expect(await store.list('audit/')).toHaveLength(1)
})

test('of two changes at once one is in, and the other is told by whom and what', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  const late = changeCatalogue(
    store,
    {},
    async (now) => {
      await changeCatalogue(store, {}, first('2'), { ...nima, who: 'sara' })
      return first('3')(now)
    },
    nima,
  )
  await expect(late).rejects.toThrow(/SARV-211.*revision 2, by sara at .*: pma: everybody runs 2 instead of 1/)
  const { catalogue } = await readCatalogue(store, {})
  expect(catalogue.remotes[0]?.current.version).toBe('2')
  expect((await historyOf(store, catalogue)).entries.map(({ who }) => who)).toEqual(['sara', 'nima'])
})

test('of two changes at once of different remotes both are in: the later one is made again on the new revision', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  const seen: number[] = []
  const { before, after, what } = await changeCatalogue(
    store,
    {},
    async (now) => {
      seen.push(now.revision)
      if (seen.length === 1) await changeCatalogue(store, {}, version('bank', '1'), { ...nima, who: 'sara' })
      return first('2')(now)
    },
    nima,
  )
  expect([seen, before.revision, after.revision, what]).toEqual([[1, 2], 2, 3, ['pma: everybody runs 2 instead of 1']])
  const { catalogue } = await readCatalogue(store, {})
  expect(catalogue.remotes.map(({ current }) => `${current.name}@${current.version}`)).toEqual(['pma@2', 'bank@1'])
  const { entries, unrecorded } = await historyOf(store, catalogue)
  expect([entries.map(({ who }) => who), unrecorded]).toEqual([['nima', 'sara', 'nima'], undefined])
})

test('a change that is always overtaken ends at last, and says by whom', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  let tries = 0
  const late = changeCatalogue(
    store,
    {},
    async (now) => {
      await changeCatalogue(store, {}, version('bank', String(++tries)), { ...nima, who: 'sara' })
      return first('2')(now)
    },
    nima,
  )
  await expect(late).rejects.toThrow(/SARV-211.*revision 21, by sara at .*: bank: everybody runs 20 instead of 19/)
  expect(tries).toBe(20)
})

test('a change for one revision is refused at any other, also when that one came in meanwhile', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  await expect(changeCatalogue(store, {}, first('2'), { ...nima, expectedRevision: 0 })).rejects.toThrow(
    /SARV-213 Precondition failed.*Expected revision 0; current revision 1, by nima at /,
  )
  const late = changeCatalogue(
    store,
    {},
    async (now) => {
      await changeCatalogue(store, {}, version('bank', '1'), { ...nima, who: 'sara' })
      return first('2')(now)
    },
    { ...nima, expectedRevision: 1 },
  )
  await expect(late).rejects.toThrow(/SARV-213.*Expected revision 1; current revision 2, by sara at /)
  await changeCatalogue(store, {}, first('2'), { ...nima, expectedRevision: 2 })
  expect((await readCatalogue(store, {})).catalogue.revision).toBe(3)
})

/** A store that does write the catalogue, and then answers as one whose first answer was lost and which was asked again. */
function forgetful(meanwhile: () => Promise<unknown>): Store {
  return {
    ...store,
    async put(key, ...rest) {
      const tag = await store.put(key, ...rest)
      if (key !== catalogueKey) return tag
      await meanwhile()
      throw new Conflict(key)
    },
  }
}

test.each([
  ['', async () => undefined, 1],
  [', also when somebody has gone on from it', () => changeCatalogue(store, {}, first('2'), nima), 2],
])('a write that was retried knows its own work%s', async (_, meanwhile, revision) => {
  await changeCatalogue(forgetful(meanwhile), {}, first('1'), nima)
  expect((await readCatalogue(store, {})).catalogue.revision).toBe(revision)
})

test('a catalogue that was written past the audit log is found out', async () => {
  const { after } = await changeCatalogue(store, {}, first('1'), nima)
  const forged = { ...after, revision: 2, writeId: 'forged' }
  await store.put(catalogueKey, Buffer.from(JSON.stringify(forged)), 'any')
  const { catalogue } = await readCatalogue(store, {})
  expect(await historyOf(store, catalogue)).toEqual({ entries: [], unrecorded: 2 })
})

test('a record that was altered is found out by the hash that the next one, or the catalogue, has of it', async () => {
  for (const number of ['1', '2', '3']) await changeCatalogue(store, {}, first(number), nima)
  const { catalogue } = await readCatalogue(store, {})
  const { unverified, entries } = await historyOf(store, catalogue)
  expect([unverified, entries.length]).toEqual([undefined, 3])
  for (const [at, good] of [
    [1, 1],
    [2, 0],
  ] as const) {
    const [key = ''] = (await store.list('audit/')).slice(at)
    const body = Buffer.from((await store.get(key))?.body ?? []).toString()
    await store.remove(key)
    await store.put(key, Buffer.from(body.replace('"who":"nima"', '"who":"sara"')), 'absent')
    const altered = await historyOf(store, catalogue)
    expect(altered).toMatchObject({ unrecorded: at + 1, isAltered: true })
    expect(altered.entries).toHaveLength(good)
  }
})

test('records from before the hashes are read, and told as not verified', async () => {
  await changeCatalogue(store, {}, first('1'), nima)
  const { catalogue } = await readCatalogue(store, {})
  const { record: _, ...before } = catalogue
  await store.put(catalogueKey, Buffer.from(JSON.stringify(before)), 'any')
  await changeCatalogue(store, {}, first('2'), nima)
  expect(await historyOf(store, (await readCatalogue(store, {})).catalogue)).toMatchObject({
    entries: [{ revision: 2 }, { revision: 1 }],
    unverified: 1,
  })
})

describe('with a key', () => {
  let keys: CatalogueKeys
  beforeEach(async () => {
    keys = await makeCatalogueKeys()
  })

  test('the catalogue is signed and expires', async () => {
    await changeCatalogue(store, keys, first('1'), nima)
    const { catalogue, signature } = await readCatalogue(store, { publicKey: keys.publicKey })
    expect(signature).toBe('right')
    expect(Date.parse(catalogue.expires ?? '') - Date.parse(catalogue.issued)).toBe(90 * 86_400_000)
  })

  test('it can be read without the key, and not changed', async () => {
    await changeCatalogue(store, keys, first('1'), nima)
    expect((await readCatalogue(store, {})).signature).toBe('unchecked')
    await expect(changeCatalogue(store, {}, first('2'), nima)).rejects.toThrow('SARV-112')
  })

  test.each([
    ['an unsigned one', async (): Promise<CatalogueKeys> => ({})],
    ["another installation's", makeCatalogueKeys],
  ])('%s is refused until it is taken over', async (_, theirs) => {
    await changeCatalogue(store, await theirs(), first('1'), nima)
    await expect(changeCatalogue(store, keys, first('2'), nima)).rejects.toThrow('SARV-113')
    await changeCatalogue(store, keys, (now) => now, { ...nima, adopt: true })
    expect((await readCatalogue(store, keys)).signature).toBe('right')
  })
})

test.each(['', 'null', '[]', '{}', '{"payload":"e30"}', '<html>'])(
  'what is no catalogue is refused: %s',
  async (text) => {
    await store.put(catalogueKey, Buffer.from(text), 'absent')
    await expect(readCatalogue(store, {})).rejects.toThrow('SARV-122')
  },
)

test.each(['{}', '{"kty":"OKP","crv":"X25519","x":"a","d":"b"}', '{', '/nowhere/key.json'])(
  'what is no key is refused: %s',
  (text) => expect(() => catalogueKeysFrom({ SARV_SIGNING_KEY: text })).toThrow('SARV-111'),
)

test('who can sign can check, with what the public half is', async () => {
  const { privateKey, publicKey } = await makeCatalogueKeys()
  const keys = catalogueKeysFrom({ SARV_SIGNING_KEY: JSON.stringify(privateKey) })
  expect(keys.publicKey).toMatchObject({ crv: 'Ed25519', x: publicKey.x })
  expect(keys.publicKey).not.toHaveProperty('d')
})

test('a history is read many records at a time, no record twice, and none from before its limit', async () => {
  for (let version = 1; version <= 20; version++) await changeCatalogue(store, {}, first(String(version)), nima)
  const { catalogue } = await readCatalogue(store, {})
  const asked: string[] = []
  let [running, most] = [0, 0]
  const watched: Store = {
    ...store,
    async get(key) {
      asked.push(key)
      most = Math.max(most, ++running)
      try {
        return await store.get(key)
      } finally {
        running--
      }
    },
  }
  const { entries } = await historyOf(watched, catalogue, 15)
  expect(entries.map(({ revision }) => revision)).toEqual(Array.from({ length: 15 }, (_, place) => 20 - place))
  expect(new Set(asked).size).toBe(15)
  expect(asked).toHaveLength(15)
  expect(most).toBeGreaterThan(10)
})
