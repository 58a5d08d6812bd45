import { expect, test } from '@jest/globals'
import type { MoneyIntent } from './money-intent'
import { forgetIntent, markSeen, memoryFrom, moneyMemory, remember, rememberIntent } from './money-memory'

const body = { side: 'SELL' as const, ds_code: '11307', units: 10, bank_account_id: 12 }
const intent: MoneyIntent = { sub: 'one', key: 'k', at: Date.now(), request: { kind: 'SELL', body } }
const nothing = { intents: [], revision: 0 }

test.each([
  [undefined, nothing],
  [null, nothing],
  ['junk', nothing],
  [[], nothing],
  [{ payment: 7, intents: 'x', revision: 'y' }, nothing],
  [
    { payment: 'a-b', intents: [{ ...intent, request: { kind: 'SELL', body: { ...body, units: 1.5 } } }], revision: 3 },
    { payment: 'a-b', intents: [], revision: 3 },
  ],
  [
    {
      intents: [
        { ...intent, request: { kind: 'GIVE', body } },
        { ...intent, answer: { at: 1 } },
      ],
    },
    nothing,
  ],
  [{ intents: [{ ...intent, refused: { key: 'other' } }, null, 'x'] }, nothing],
  [
    { payment: 'a-b', intents: [intent], revision: 1 },
    { payment: 'a-b', intents: [intent], revision: 1 },
  ],
])('F45 of %j in the storage %j is taken', (kept, taken) => expect(memoryFrom(kept)).toEqual(taken))

function platformWith(kept: Map<string, unknown>) {
  return {
    storage: (slice: string) => ({
      get: async <Value>() => kept.get(slice) as Value | undefined,
      set: async (value: unknown) => void kept.set(slice, value),
    }),
  }
}

test('T16 a payment is remembered beside an open intent and each is forgotten alone', async () => {
  const platform = platformWith(new Map())
  await rememberIntent(platform, intent)
  await remember(platform, () => ({ payment: 'a-b' }))
  expect(await moneyMemory(platform)).toEqual({ intents: [intent], payment: 'a-b', revision: 2 })
  await forgetIntent(platform, 'k')
  expect(await moneyMemory(platform)).toEqual({ intents: [], payment: 'a-b', revision: 3 })
})

test('F51 what two tabs write at the same moment is both there', async () => {
  const kept = new Map()
  const [one, other] = [platformWith(kept), platformWith(kept)]
  await Promise.all([
    rememberIntent(one, intent),
    rememberIntent(other, { ...intent, key: 'other' }),
    remember(one, () => ({ payment: 'a-b' })),
  ])
  const memory = await moneyMemory(other)
  expect(memory.intents.map(({ key }) => key).sort()).toEqual(['k', 'other'])
  expect(memory.payment).toBe('a-b')
})

test('what became known replaces what was not, and is shown until it was seen', async () => {
  const platform = platformWith(new Map())
  await rememberIntent(platform, { ...intent, lost: true })
  await rememberIntent(platform, { ...intent, lost: true, answer: { at: 2, id: '77' } })
  expect((await moneyMemory(platform)).intents).toEqual([{ ...intent, lost: true, answer: { at: 2, id: '77' } }])
  await markSeen(platform, 'k')
  expect((await moneyMemory(platform)).intents).toEqual([{ ...intent, lost: false, answer: { at: 2, id: '77' } }])
})
