import { expect, test } from '@jest/globals'
import { fakeStorage, personalData } from '../../testing/fake-storage'
import type { EncryptedQueries, EncryptedQuery } from './indexed-queries'
import { createQueryCacheStorage } from './query-cache-storage'
import type { StorageError } from './storage-error'

/** A device: its records, its key, and who is signed in. */
function device() {
  const kept = new Map<string, EncryptedQuery>()
  const records: EncryptedQueries = {
    get: async (name) => kept.get(name),
    set: async (name, answer) => void kept.set(name, answer),
    remove: async (name) => void kept.delete(name),
    ages: async () => [...kept].map(([name, { at }]) => [name, at] as const),
    clear: async () => kept.clear(),
  }
  const { keyStore } = fakeStorage()
  const who: { scope: string | undefined } = { scope: 'one fa' }
  const errors: StorageError[] = []
  const open = (parts: Parameters<typeof createQueryCacheStorage>[1] = {}) =>
    createQueryCacheStorage(() => who.scope, {
      records,
      keyStore,
      log: (error) => errors.push(error),
      later: (write) => write(),
      ...parts,
    })
  return { kept, who, errors, open }
}

const now = Date.now()

test('U16 PLT-027 an answer outlives the page, and neither it nor its question can be read on the device', async () => {
  const { kept, who, open } = device()
  // With what no base64 has: three letters stand in one of a thousand boxes by chance.
  who.scope = 'first-person fa'
  await open().write('["invest","home"]', { at: now, data: personalData })
  expect(await open().read('["invest","home"]')).toEqual({ at: now, data: personalData })
  const lying = JSON.stringify([...kept])
  for (const word of ['invest', 'home', personalData.name, String(personalData.amount), 'first-person'])
    expect(lying).not.toContain(word)
})

test.each([
  ['another person', 'two fa'],
  ['who reads another language', 'one en'],
  ['nobody', undefined],
])('T21 %s finds nothing of it', async (_, scope) => {
  const { who, open } = device()
  await open().write('assets', { at: now, data: personalData })
  who.scope = scope
  expect(await open().read('assets')).toBeUndefined()
})

test('T21 a signed-out person leaves nothing, also when they leave while it is sealed', async () => {
  const { kept, who, open } = device()
  const written = open().write('assets', { at: now, data: personalData })
  who.scope = undefined
  await written
  await open().write('home', { at: now, data: personalData })
  expect(kept.size).toBe(0)
})

test('T21 what waits to be written is not written for who signs in meanwhile', async () => {
  const { kept, who, open } = device()
  const writes: (() => void)[] = []
  const written = open({ later: (write) => writes.push(write) }).write('assets', { at: now, data: personalData })
  expect([writes.length, kept.size]).toEqual([1, 0])
  who.scope = 'two fa'
  for (const write of writes) write()
  await written
  expect(kept.size).toBe(0)
})

test('PLT-019 clearing forgets all of them', async () => {
  const { kept, open } = device()
  await open().write('assets', { at: now, data: personalData })
  await open().clear()
  expect(kept.size).toBe(0)
})

test('F44 what is damaged, a month old or of another name counts as nothing kept', async () => {
  const { kept, open } = device()
  const month = 30 * 24 * 3_600_000
  await open().write('old', { at: now - month - 1_000, data: personalData })
  await open().write('home', { at: now, data: personalData })
  expect(await open().read('old')).toBeUndefined()
  expect(await open().read('home')).toBeDefined()
  const [[, old], [home]] = [...kept] as [[string, EncryptedQuery], [string, EncryptedQuery]]
  kept.set(home, { ...old, at: now })
  expect(await open().read('home')).toBeUndefined()
  kept.set(home, { at: now, box: 'v1.x.y' })
  expect(await open().read('home')).toBeUndefined()
})

test('F42 the newest eighty stay; one too long is not kept at all', async () => {
  const { kept, open } = device()
  const store = open()
  for (let count = 0; count < 83; count += 1) await store.write(`page ${count}`, { at: now - count, data: count })
  expect(kept.size).toBe(80)
  expect([await store.read('page 79'), await store.read('page 80')]).toEqual([{ at: now - 79, data: 79 }, undefined])
  await store.write('long', { at: now + 1, data: 'x'.repeat(1_000_001) })
  expect(await store.read('long')).toBeUndefined()
})

test('F43 ERR-26 a browser that keeps nothing is only logged', async () => {
  const { errors, open } = device()
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  const store = open({ records: { get: refuse, set: refuse, remove: refuse, ages: refuse, clear: refuse } })
  await store.write('home', { at: now, data: personalData })
  expect(await store.read('home')).toBeUndefined()
  await store.clear()
  expect(errors.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
    'not-written SecurityError',
    'not-read SecurityError',
    'not-written SecurityError',
  ])
})
