import { expect, test } from '@jest/globals'
import { failingArea, fakeStorage, personalData } from '../../testing/fake-storage'
import type { KeyStore } from './key-store'

test('PLT-027 a slice survives the page and its text shows neither a name nor an amount', async () => {
  const { texts, tab } = fakeStorage()
  await tab().slice('bank').set(personalData)
  const text = [...texts.values()].join()
  expect(text).not.toContain('نرگس')
  expect(text).not.toContain('1284650000')
  expect(Buffer.from(text, 'base64').toString()).not.toContain('1284650000')
  expect(await tab().slice('bank').get()).toEqual(personalData)
})

test('PLT-027 the same value is never sealed alike twice', async () => {
  const { texts, tab } = fakeStorage()
  const slice = tab().slice('pma')
  await slice.set(personalData)
  const [first] = texts.values()
  await slice.set(personalData)
  expect([...texts.values()]).not.toEqual([first])
})

test('PLT-027 the key cannot be exported', async () => {
  const keys: CryptoKey[] = []
  const keyStore: KeyStore = {
    async claim(make) {
      const key = await make()
      keys.push(key)
      return key
    },
  }
  await fakeStorage().tab({ keyStore }).slice('pma').set(1)
  expect(keys.map((key) => [key.extractable, key.algorithm.name])).toEqual([[false, 'AES-GCM']])
})

test('an absent slice is undefined, and a removed one again', async () => {
  const slice = fakeStorage().tab().slice('fund')
  expect(await slice.get()).toBeUndefined()
  await slice.set([1])
  await slice.remove()
  expect(await slice.get()).toBeUndefined()
  await slice.set([1])
  await slice.set(undefined)
  expect(await slice.get()).toBeUndefined()
})

test('many writes at once end with the last', async () => {
  const { tab } = fakeStorage()
  const slice = tab().slice('faq')
  await Promise.all(Array.from({ length: 50 }, (_, place) => slice.set({ place })))
  expect(await tab().slice('faq').get()).toEqual({ place: 49 })
})

test('another tab reads what this one wrote last', async () => {
  const { tab } = fakeStorage()
  const [one, other] = [tab(), tab()]
  await one.session.set('tokens', 'old')
  expect(await other.session.get('tokens')).toBe('old')
  await one.session.set('tokens', 'new')
  expect(await other.session.get('tokens')).toBe('new')
})

test('PLT-127 the note of a session that is held elsewhere waits for no key, is told to other tabs, and goes with the rest', async () => {
  const { tab, texts } = fakeStorage()
  const keyStore = { claim: () => new Promise<never>(() => undefined) }
  const [one, other] = [tab({ keyStore, isSessionElsewhere: true }), tab({ keyStore, isSessionElsewhere: true })]
  await one.session.set('tokens', '"a note"')
  expect([await other.session.get('tokens'), await other.session.newest('tokens')]).toEqual(['"a note"', '"a note"'])
  expect(texts.get('sarv.session.tokens')).toBe('"a note"')
  await other.clear()
  expect(await one.session.get('tokens')).toBeNull()
  texts.set('sarv.session.tokens', 'v1.sealed.before')
  expect([await one.session.get('tokens'), one.session.wasLost('tokens'), texts.size]).toEqual([null, true, 0])
})

test('the session store gives what an OIDC client asks of one', async () => {
  const { tab, texts } = fakeStorage()
  const { session, slice } = tab()
  await slice('pma').set(1)
  await session.set('user:http://localhost:4001:sarv', 'canary-token')
  await session.set('state.1', 'x')
  expect((await session.getAllKeys()).sort()).toEqual(['state.1', 'user:http://localhost:4001:sarv'])
  expect([...texts.values()].join()).not.toContain('canary')
  expect(await session.remove('state.1')).toBe('x')
  expect(await session.remove('state.1')).toBeNull()
  expect(await session.get('state.1')).toBeNull()
})

test('PLT-019 clearing leaves nothing, in memory neither', async () => {
  const { tab, texts, area } = fakeStorage()
  texts.set('another-app', 'stays')
  const storage = tab()
  await storage.slice('pma').set(personalData)
  await storage.session.set('tokens', 'x')
  await storage.clear()
  expect([...texts.keys()]).toEqual(['another-app'])
  const full = tab({ area: failingArea(area, ['set'], 'QuotaExceededError') })
  await full.slice('pma').set(personalData)
  await full.clear()
  expect(await full.slice('pma').get()).toBeUndefined()
})

test('T5 a kept value reaches no prototype', async () => {
  const slice = fakeStorage().tab().slice('general')
  await slice.set(JSON.parse('{"__proto__":{"admin":true},"a":1}'))
  const value = await slice.get<{ a: number; admin?: boolean }>()
  expect([value?.a, value?.admin]).toEqual([1, undefined])
})

test('U4 PLT-027: a draft is sealed, survives a session that ended, and is its person’s alone', async () => {
  const { texts, tab } = fakeStorage()
  await tab().slice('bank').set(personalData)
  await tab().draft('invest', 'negar', 'buy').set({ at: 1, typed: personalData })
  expect([...texts.values()].join()).not.toContain('1284650000')
  await tab().clearExpired()
  expect(await tab().slice('bank').get()).toBeUndefined()
  expect(await tab().draft('invest', 'negar', 'buy').get()).toEqual({ at: 1, typed: personalData })
  expect(await tab().draft('invest', 'sina', 'buy').get()).toBeUndefined()
  expect(await tab().draft('pma', 'negar', 'buy').get()).toBeUndefined()
  await tab().clear()
  expect(texts.size).toBe(0)
})

test('D-204 PLT-019 F2: a forced end leaves the unresolved requests of both outboxes, and signing out none', async () => {
  const { texts, tab: openTab } = fakeStorage()
  const tab = () => openTab({ outboxes: ['fund', 'bank'] })
  const open = { sub: 'negar', key: 'k-1', at: Date.now(), lost: true, request: personalData }
  const outbox = { intents: [open], revision: 3 }
  await tab()
    .slice('fund')
    .set({ ...outbox, payment: '77' })
  await tab()
    .slice('bank')
    .set({ ...outbox, visibleBankBalance: false })
  await tab()
    .slice('pma')
    .set({ ...outbox, onb_uuid: '7c1e' })
  await tab().session.set('tokens', 'x')
  await tab().clearExpired()
  expect([...texts.keys()].toSorted()).toEqual(['sarv.slice.bank', 'sarv.slice.fund'])
  expect(await tab().slice('fund').get()).toEqual(outbox)
  expect(await tab().slice('bank').get()).toEqual(outbox)
  expect([...texts.values()].join()).not.toContain('k-1')
  await tab().clear()
  expect(texts.size).toBe(0)
})

test('U4: a day after it was typed a draft is removed from the device, for every person', async () => {
  const { texts, tab } = fakeStorage()
  const now = 1_000_000_000_000
  await tab()
    .draft('invest', 'negar', 'old')
    .set({ at: now - 86_400_000, typed: '1' })
  await tab()
    .draft('invest', 'negar', 'new')
    .set({ at: now - 86_399_999, typed: '1' })
  await tab().slice('bank').set(personalData)
  await tab().sweepDrafts(now)
  expect([...texts.keys()].toSorted()).toEqual(['sarv.draft.invest.negar.new', 'sarv.slice.bank'])
})
