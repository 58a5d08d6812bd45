import { expect, test } from '@jest/globals'
import { sellUnits } from '@sarv/shared/contract/fund-orders'
import { callsOf, openInvest, somebody } from '../open-invest'
import { followAfterReload } from './follow-after-reload'
import { memoryFrom } from './money-memory'

test('T16 F2 after a reload a lost purchase settles by itself, wherever the visit begins', async () => {
  const person = await somebody('empty')
  const body = { ds_code: '12180', amount: 400_000, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' }
  const lost = { sub: person.sub, key: crypto.randomUUID(), at: Date.now(), lost: true, request: { kind: 'BUY', body } }
  const fund = { intents: [lost], revision: 1 }
  const { platform, kept, unmount } = await openInvest({ path: '/investment', person, kept: { fund } })
  unmount()
  await followAfterReload(platform)
  const { intents, payment } = memoryFrom(kept.get('fund'))
  expect(intents).toMatchObject([{ key: lost.key, lost: true, answer: { id: payment } }])
  await followAfterReload(platform)
  expect(await callsOf(person, '/fund/api/v1/payment/request/')).toBe(1)
})

test('nothing is sent for whoever has moved no money, and nothing that is older than a quarter of an hour', async () => {
  const person = await somebody()
  const body = { side: 'SELL', ds_code: '11307', units: 1, bank_account_id: 1 }
  const old = { sub: person.sub, key: 'k', at: Date.now() - 900_001, lost: true, request: { kind: 'SELL', body } }
  const fund = { intents: [old], revision: 1 }
  const { platform, unmount } = await openInvest({ path: '/investment', person, kept: { fund } })
  unmount()
  await followAfterReload(platform)
  await platform.storage('fund').set(undefined)
  await followAfterReload(platform)
  expect(await callsOf(person, sellUnits.path)).toBe(0)
})
