import { expect, test } from '@jest/globals'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import { acknowledge, readOutbox, removeIntent, saveIntent, updateOutbox } from '@sarv/shared/outbox/outbox'
import type { MoneyRequest } from './money-request'
import { fundPlace } from './parse-outbox'

const body = { side: 'SELL' as const, ds_code: '11307', units: 10, bank_account_id: 12 }
const intent: MoneyIntent<MoneyRequest> = { sub: 'one', key: 'k', at: Date.now(), request: { kind: 'SELL', body } }

function platformWith(stored: Map<string, unknown>) {
  return {
    storage: (slice: string) => ({
      get: async <Value>() => stored.get(slice) as Value | undefined,
      set: async (value: unknown) => void stored.set(slice, value),
    }),
  }
}

test('T16 a payment is stored beside an unresolved intent and each is removed alone', async () => {
  const platform = platformWith(new Map())
  await saveIntent(fundPlace, platform, intent)
  await updateOutbox(fundPlace, platform, () => ({ payment: 'a-b' }))
  expect(await readOutbox(fundPlace, platform)).toEqual({ intents: [intent], payment: 'a-b', revision: 2 })
  await removeIntent(fundPlace, platform, 'k')
  expect(await readOutbox(fundPlace, platform)).toEqual({ intents: [], payment: 'a-b', revision: 3 })
})

test('F51 concurrent writes of two tabs are both kept', async () => {
  const stored = new Map()
  const [one, other] = [platformWith(stored), platformWith(stored)]
  await Promise.all([
    saveIntent(fundPlace, one, intent),
    saveIntent(fundPlace, other, { ...intent, key: 'other' }),
    updateOutbox(fundPlace, one, () => ({ payment: 'a-b' })),
  ])
  const outbox = await readOutbox(fundPlace, other)
  expect(outbox.intents.map(({ key }) => key).sort()).toEqual(['k', 'other'])
  expect(outbox.payment).toBe('a-b')
})

test('a resolved entry replaces the unresolved one and is shown until it is dismissed', async () => {
  const platform = platformWith(new Map())
  await saveIntent(fundPlace, platform, { ...intent, lost: true })
  await saveIntent(fundPlace, platform, { ...intent, lost: true, answer: { at: 2, id: '77' } })
  expect((await readOutbox(fundPlace, platform)).intents).toEqual([
    { ...intent, lost: true, answer: { at: 2, id: '77' } },
  ])
  await acknowledge(fundPlace, platform, 'k')
  expect((await readOutbox(fundPlace, platform)).intents).toEqual([
    { ...intent, lost: false, answer: { at: 2, id: '77' } },
  ])
})
