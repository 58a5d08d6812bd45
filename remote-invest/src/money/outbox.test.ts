import { expect, test } from '@jest/globals'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import { readOutbox, removeIntent, saveIntent, updateOutbox } from '@sarv/shared/outbox/outbox'
import { fakeTab } from '@sarv/shared/testing/fake-outbox'
import type { MoneyRequest } from './money-request'
import { fundPlace } from './parse-outbox'

const body = { side: 'SELL' as const, ds_code: '11307', units: 10, bank_account_id: 12 }
const intent: MoneyIntent<MoneyRequest> = { sub: 'one', key: 'k', at: Date.now(), request: { kind: 'SELL', body } }

test('T16 a payment is stored beside an unresolved intent and each is removed alone', async () => {
  const { platform } = fakeTab()
  await saveIntent(fundPlace, platform, intent)
  await updateOutbox(fundPlace, platform, () => ({ payment: 'a-b' }))
  expect(await readOutbox(fundPlace, platform)).toEqual({ intents: [intent], payment: 'a-b', revision: 2 })
  await removeIntent(fundPlace, platform, 'k')
  expect(await readOutbox(fundPlace, platform)).toEqual({ intents: [], payment: 'a-b', revision: 3 })
})

test('F51 locks and marks lie under the names of every version, whose tabs may be open beside this one', () =>
  expect(fundPlace).toMatchObject({
    slice: 'fund',
    names: { memory: 'sarv-money-memory', request: 'sarv-money', mark: 'sarv.money' },
  }))
