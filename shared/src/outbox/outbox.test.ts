import { expect, test } from '@jest/globals'
import { fakePlace, fakeTab } from '../testing/fake-outbox'
import { intentTtl, type MoneyIntent } from './money-intent'
import { acknowledge, readOutbox, removeIntent, saveIntent, updateOutbox } from './outbox'

const intent: MoneyIntent<string> = { sub: 'one', key: 'k', at: Date.now(), request: 'sale' }
const other: MoneyIntent<string> = { ...intent, key: 'other', request: 'purchase' }

function openTab(stored?: unknown) {
  const kept = new Map([[fakePlace.slice, stored]])
  return { kept, ...fakeTab(kept) }
}

test('T16 a storage that cannot be read is an empty outbox', async () => {
  const storage = () => ({ get: () => Promise.reject(new Error('denied')), set: async () => undefined })
  expect(await readOutbox(fakePlace, { storage })).toEqual({ intents: [], revision: 0 })
})

test('F43 without IndexedDB, where the marks of writes lie, an outbox is written and read', async () => {
  expect(globalThis).not.toHaveProperty('indexedDB')
  const { platform } = openTab()
  await saveIntent(fakePlace, platform, intent)
  expect(await readOutbox(fakePlace, platform)).toEqual({ intents: [intent], revision: 1 })
})

test('F51 each write increases the revision, and nothing else does', async () => {
  const { platform, stored } = openTab({ revision: 4 })
  await updateOutbox(fakePlace, platform, () => ({ revision: 9, note: 'a' }))
  expect(stored()).toEqual({ intents: [], note: 'a', revision: 5 })
})

test('an update keeps the part that it does not name, and removes what it gives as undefined', async () => {
  const { platform, stored } = openTab({ intents: [intent], note: 'a', revision: 1 })
  await updateOutbox(fakePlace, platform, () => ({ intents: [] }))
  expect(stored()).toEqual({ intents: [], note: 'a', revision: 2 })
  await updateOutbox(fakePlace, platform, () => ({ note: undefined }))
  expect(stored()).toEqual({ intents: [], revision: 3 })
})

test('BNK-029 what else the slice holds stays as it is', async () => {
  const { platform, kept } = openTab({ hidden: true })
  await saveIntent(fakePlace, platform, intent)
  expect(kept.get('fake')).toEqual({ hidden: true, intents: [intent], revision: 1 })
})

test.each([[undefined], [null], ['junk'], [7], [['x']]])(
  'F45 nothing of the damaged value %j is written again',
  async (stored) => {
    const { platform, kept } = openTab(stored)
    await saveIntent(fakePlace, platform, intent)
    expect(kept.get('fake')).toEqual({ intents: [intent], revision: 1 })
  },
)

test('F63 T16 a tab that was suspended in a write keeps what another tab has written meanwhile', async () => {
  const { platform, kept, stored } = openTab({ intents: [], revision: 1 })
  let isFirst = true
  await updateOutbox(fakePlace, platform, ({ intents }) => {
    if (isFirst) kept.set('fake', { intents: [other], revision: 2 })
    isFirst = false
    return { intents: [intent, ...intents] }
  })
  expect(stored()).toEqual({ intents: [intent, other], revision: 3 })
})

test('F51 concurrent writes of two tabs are all kept', async () => {
  const kept = new Map<string, unknown>()
  const [one, two] = [fakeTab(kept), fakeTab(kept)]
  await Promise.all([
    saveIntent(fakePlace, one.platform, intent),
    saveIntent(fakePlace, two.platform, other),
    updateOutbox(fakePlace, one.platform, () => ({ note: 'a' })),
  ])
  expect(two.stored()).toEqual({ intents: [other, intent], note: 'a', revision: 3 })
})

test('a write prunes the entries that are past their TTL', async () => {
  const { platform, stored } = openTab({ intents: [{ ...other, at: Date.now() - intentTtl }] })
  await saveIntent(fakePlace, platform, intent)
  expect(stored().intents).toEqual([intent])
})

test('T16 what has become known of a request replaces its entry and no other', async () => {
  const { platform, stored } = openTab({ intents: [other, intent] })
  const resolved = { ...intent, answer: { at: 2, id: '77' } }
  await saveIntent(fakePlace, platform, resolved)
  expect(stored().intents).toEqual([resolved, other])
})

test('an entry is saved together with what else is known from now on', async () => {
  const { platform, stored } = openTab()
  await saveIntent(fakePlace, platform, intent, { note: 'a' })
  expect(stored()).toEqual({ intents: [intent], note: 'a', revision: 1 })
})

test('a removed entry leaves its neighbours', async () => {
  const { platform, stored } = openTab({ intents: [other, intent] })
  await removeIntent(fakePlace, platform, 'k')
  expect(stored().intents).toEqual([other])
})

test('F2 the notice about one entry is dismissed, and its key stays', async () => {
  const { platform, stored } = openTab({
    intents: [
      { ...other, lost: true },
      { ...intent, lost: true },
    ],
  })
  await acknowledge(fakePlace, platform, 'k')
  expect(stored().intents).toEqual([
    { ...other, lost: true },
    { ...intent, lost: false },
  ])
})
