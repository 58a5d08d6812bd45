import { expect, test } from '@jest/globals'
import { sellUnits } from '@sarv/shared/contract/fund-orders'
import { newPerson } from '@sarv/shared/testing/people'
import { countCalls, renderInvest } from '../testing/render-invest'
import { parseOutbox } from './parse-outbox'
import { resumeAfterReload } from './resume-after-reload'

test('T16 F2 U9 after a reload a lost purchase settles by itself, wherever the visit begins', async () => {
  const person = await newPerson('empty')
  const body = { ds_code: '12180', amount: 400_000, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' }
  const lost = { sub: person.sub, key: crypto.randomUUID(), at: Date.now(), lost: true, request: { kind: 'BUY', body } }
  const fund = { intents: [lost], revision: 1 }
  const { platform, kept, unmount } = await renderInvest({ path: '/investment', person, kept: { fund } })
  unmount()
  await resumeAfterReload(platform)
  const { intents, payment } = parseOutbox(kept.get('fund'))
  expect(intents).toMatchObject([{ key: lost.key, lost: true, answer: { id: payment } }])
  await resumeAfterReload(platform)
  expect(await countCalls(person, '/fund/api/v1/payment/request/')).toBe(1)
})

test('nothing is retried with an empty outbox, nor what is older than 15 minutes', async () => {
  const person = await newPerson()
  const body = { side: 'SELL', ds_code: '11307', units: 1, bank_account_id: 1 }
  const old = { sub: person.sub, key: 'k', at: Date.now() - 900_001, lost: true, request: { kind: 'SELL', body } }
  const fund = { intents: [old], revision: 1 }
  const { platform, unmount } = await renderInvest({ path: '/investment', person, kept: { fund } })
  unmount()
  await resumeAfterReload(platform)
  await platform.storage('fund').set(undefined)
  await resumeAfterReload(platform)
  expect(await countCalls(person, sellUnits.path)).toBe(0)
})
