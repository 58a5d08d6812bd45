import { expect, test } from '@jest/globals'
import { TimeoutError } from '../../lib/async/with-timeout'
import { failingArea, fakeStorage, personalData } from '../../testing/fake-storage'
import type { KeyStore } from './key-store'
import { createSecureStorage } from './secure-storage'
import type { StorageError } from './storage-error'

test.each([
  ['junk', 'not sealed at all'],
  ['an older version', 'v0.AAAA.BBBB'],
  ['an empty text', ''],
  ['broken base64', 'v1.*.*'],
  ['5 MB of junk', `v1.${'A'.repeat(16)}.${'A'.repeat(5_000_000)}`],
])('PLT-029 ERR-26 F45 %s starts clean: dropped, logged once, and the app goes on', async (_name, junk) => {
  const { tab, texts, errors } = fakeStorage()
  await tab().slice('pma').set(personalData)
  texts.set('sarv.slice.pma', junk)
  const slice = tab().slice('pma')
  expect(await slice.get()).toBeUndefined()
  expect(texts.size).toBe(0)
  expect(errors).toEqual([{ kind: 'not-read', slice: 'slice.pma', reason: expect.any(String) }])
  await slice.set({ fresh: true })
  expect(await tab().slice('pma').get()).toEqual({ fresh: true })
})

test('PLT-029 one changed byte or another place is noticed', async () => {
  const { tab, texts } = fakeStorage()
  await tab().slice('pma').set(personalData)
  const sealed = texts.get('sarv.slice.pma') ?? ''
  const middle = sealed.length - 20
  texts.set(
    'sarv.slice.pma',
    `${sealed.slice(0, middle)}${sealed.charAt(middle) === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`,
  )
  texts.set('sarv.slice.bank', sealed)
  expect(await tab().slice('pma').get()).toBeUndefined()
  expect(await tab().slice('bank').get()).toBeUndefined()
})

test('F46 a lost key counts as nothing kept', async () => {
  const { tab, loseKey } = fakeStorage()
  await tab().session.set('tokens', 'x')
  loseKey()
  expect(await tab().session.get('tokens')).toBeNull()
})

test('PLT-029 F42 a full store keeps the value in memory, and no older one comes back', async () => {
  const { tab, area, errors, texts } = fakeStorage()
  await tab().slice('bank').set('old')
  const storage = tab({ area: failingArea(area, ['set'], 'QuotaExceededError') })
  await storage.slice('bank').set('new')
  expect(await storage.slice('bank').get()).toBe('new')
  expect(texts.size).toBe(0)
  expect(errors).toEqual([{ kind: 'not-written', slice: 'slice.bank', reason: 'QuotaExceededError' }])
})

test('PLT-029 F43 denied storage: the app works in memory', async () => {
  const { tab, area, errors } = fakeStorage()
  const storage = tab({ area: failingArea(area, ['get', 'set', 'remove', 'keys'], 'SecurityError') })
  await storage.session.set('tokens', 'x')
  await storage.slice('pma').set(personalData)
  expect(await storage.session.get('tokens')).toBe('x')
  expect(await storage.slice('pma').get()).toEqual(personalData)
  expect(await storage.session.getAllKeys()).toEqual(['tokens'])
  await storage.clear()
  expect(await storage.session.get('tokens')).toBeNull()
  expect(JSON.stringify(errors)).not.toContain('نرگس')
})

test('PLT-029 without a key nothing is written in clear, and what other tabs sealed stays', async () => {
  const { tab, texts, errors } = fakeStorage()
  await tab().slice('fund').set('good')
  const storage = tab({ keyStore: { claim: () => Promise.reject(new DOMException('no', 'InvalidStateError')) } })
  expect(await storage.slice('fund').get()).toBeUndefined()
  await storage.slice('pma').set(personalData)
  expect(await storage.slice('pma').get()).toEqual(personalData)
  expect([...texts.keys()]).toEqual(['sarv.slice.fund'])
  expect(errors.filter(({ kind }) => kind === 'no-key')).toHaveLength(1)
  expect(await tab().slice('fund').get()).toBe('good')
})

test('F44 storage emptied by another tab is as nothing kept', async () => {
  const { tab, texts } = fakeStorage()
  const slice = tab().slice('faq')
  await slice.set(1)
  texts.clear()
  expect(await slice.get()).toBeUndefined()
  await slice.set(2)
  expect(await slice.get()).toBe(2)
})

test('F43 where there is no browser storage at all, everything is in memory', async () => {
  const errors: StorageError[] = []
  const storage = createSecureStorage({ log: (error) => errors.push(error) })
  await storage.slice('pma').set(personalData)
  expect(await storage.slice('pma').get()).toEqual(personalData)
  expect(errors.length).toBeGreaterThan(0)
})

test('what JSON cannot carry is not kept, and the next value is', async () => {
  const slice = fakeStorage().tab().slice('general')
  const circle: { self?: unknown } = {}
  circle.self = circle
  await slice.set(circle)
  expect(await slice.get()).toBeUndefined()
  await slice.set(1)
  expect(await slice.get()).toBe(1)
})

test('F64 while the key does not come nothing that is stored is written over, and what comes later is used', async () => {
  const { tab, texts, errors, keyStore } = fakeStorage()
  const before = tab()
  await before.slice('fund').set({ intents: ['open'] })
  await before.session.set('tokens', 'old')
  const stored = new Map(texts)
  let isAnswering = false
  const late: KeyStore = {
    claim: (generate) => (isAnswering ? keyStore.claim(generate) : Promise.reject(new TimeoutError('late'))),
  }
  const { slice, session } = tab({ keyStore: late })
  expect([await session.get('tokens'), session.wasLost('tokens')]).toEqual([null, true])
  await session.set('tokens', 'new')
  expect(await session.get('tokens')).toBe('new')
  await expect(slice('fund').set({ intents: ['another'] })).rejects.toThrow('late')
  await slice('pma').set({ onb_uuid: '7c1e' })
  expect(await slice('pma').get()).toEqual({ onb_uuid: '7c1e' })
  expect(texts).toEqual(stored)
  expect(errors.filter(({ kind }) => kind === 'no-key')).toHaveLength(1)
  isAnswering = true
  expect(await slice('fund').get()).toEqual({ intents: ['open'] })
})

test('T21 F46 what was lost and is written again counts as lost no more', async () => {
  const { tab, texts } = fakeStorage()
  await tab().session.set('tokens', 'old')
  for (const key of texts.keys()) texts.set(key, 'sealed by a key that is lost')
  const { session } = tab()
  expect([await session.get('tokens'), session.wasLost('tokens')]).toEqual([null, true])
  await session.set('tokens', 'new')
  await session.remove('tokens')
  expect([await session.get('tokens'), session.wasLost('tokens')]).toEqual([null, false])
})
