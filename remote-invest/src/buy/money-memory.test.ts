import { expect, test } from '@jest/globals'
import { memoryFrom, moneyMemory, remember } from './money-memory'

const intent = { fund: '11307', amount: 50_000_000, key: 'k', at: 1 }

test.each([
  [undefined, {}],
  [null, {}],
  ['junk', {}],
  [[], {}],
  [{ payment: 7, intent: 'x' }, {}],
  [{ payment: 'a-b', intent: { ...intent, amount: 1.5 } }, { payment: 'a-b' }],
  [
    { payment: 'a-b', intent },
    { payment: 'a-b', intent },
  ],
])('F45 of %p in the storage %p is taken', (kept, taken) => expect(memoryFrom(kept)).toEqual(taken))

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
  await remember(platform, { intent })
  await remember(platform, { payment: 'a-b' })
  expect(await moneyMemory(platform)).toEqual({ intent, payment: 'a-b' })
  await remember(platform, { intent: undefined })
  expect(await moneyMemory(platform)).toEqual({ payment: 'a-b' })
})
