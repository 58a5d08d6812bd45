import { beforeEach, expect, test } from '@jest/globals'
import { encrypt, generateKey } from '../../client/storage/encryption'
import { createQueryCacheStorage, queryCacheScope } from '../../client/storage/query-cache-storage'
import { firstNumberIn } from './first-number'
import { type PersistedStateParts, readPersistedState } from './persisted-state'

const query = ['invest', 'assets']
const here = { language: 'fa', query }
let key: CryptoKey
let parts: PersistedStateParts
let texts: Map<string, string>
/** Whether the hint says that something is kept. */
let kept: boolean
/** As the boot script paints it. */
const worthOf = async (visit: typeof here) =>
  firstNumberIn(await readPersistedState(visit, parts), { field: 'total_value' })
const put = async (name: string, value: object) =>
  texts.set(name, await encrypt(crypto.subtle, key, name, JSON.stringify(value)))

beforeEach(async () => {
  key = await generateKey(crypto.subtle)
  kept = true
  texts = new Map()
  const records = new Map<string, { at: number; box: string }>()
  const stored = {
    get: async (name: string) => records.get(name),
    set: async (name: string, query: { at: number; box: string }) => void records.set(name, query),
    remove: async (name: string) => void records.delete(name),
    ages: async () => [],
    clear: async () => records.clear(),
  }
  const cache: PersistedStateParts['cache'] = (scope, more) =>
    createQueryCacheStorage(scope, { ...more, records: stored, later: (write) => write() })
  parts = {
    text: (name) => texts.get(name) ?? null,
    key: async () => key,
    mayKeep: () => kept,
    cache,
  }
  await put('sarv.session.tokens', { sub: 'p1' })
  const written = cache(() => queryCacheScope('p1', 'fa'), { keyStore: { claim: async () => key } })
  await written.write(JSON.stringify(query), { at: Date.now(), data: { total_value: 1_500 } })
})

test('PLT-074: the worth of last time is read for the person whose session is stored', async () => {
  expect(await worthOf(here)).toBe(1_500)
  await put('sarv.slice.general', { visibleHomeBalance: true })
  expect(await worthOf(here)).toBe(1_500)
})

test('PLT-074 INV-003 a worth is not read while amounts are hidden', async () => {
  await put('sarv.slice.general', { visibleHomeBalance: false })
  expect(await worthOf(here)).toBeUndefined()
})

test('T21 the worth of another person is not read', async () => {
  await put('sarv.session.tokens', { sub: 'p2' })
  expect(await worthOf(here)).toBeUndefined()
  texts.clear()
  expect(await worthOf(here)).toBeUndefined()
})

test('PLT-074: where nothing is said to be kept, nothing is looked for', async () => {
  kept = false
  expect(await worthOf(here)).toBeUndefined()
})

test('PLT-074: nothing is read of what was kept in another language', async () => {
  expect(await worthOf({ ...here, language: 'en' })).toBeUndefined()
})

test('INV-003 where it cannot be read whether amounts are hidden, no worth is', async () => {
  texts.set('sarv.slice.general', 'v1.damaged.text')
  await expect(worthOf(here)).rejects.toThrow()
  expect(texts.get('sarv.slice.general')).toBe('v1.damaged.text')
})
