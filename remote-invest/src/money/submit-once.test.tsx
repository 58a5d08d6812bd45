import { expect, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { outboxQuery } from '@sarv/shared/outbox/outbox-query'
import { resubmit, submitOnce } from '@sarv/shared/outbox/submit-once'
import { countCalls, createPerson, renderInvest, stubResponse } from '../testing/render-invest'
import { fundOutbox } from './fund-outbox'
import type { MoneyRequest } from './money-request'
import { parseOutbox } from './parse-outbox'

const purchase = (amount = 400_000): MoneyRequest => ({
  kind: 'BUY',
  body: { ds_code: '12180', amount, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' },
})

async function tabs() {
  const person = await createPerson('empty')
  const { platform, kept, unmount } = await renderInvest({ path: '/investment', person })
  unmount()
  return { person, kept, one: platform, other: { ...platform } }
}

test('T16 F51 INV-031 two tabs that confirm the same purchase at once send one request', async () => {
  const { person, one, other } = await tabs()
  const opened = Date.now()
  const [first, second] = await Promise.all([
    submitOnce(fundOutbox, one, purchase(), opened),
    submitOnce(fundOutbox, other, purchase(), opened),
  ])
  expect(second.answer).toEqual(first.answer)
  expect(await countCalls(person, requestPayment.path)).toBe(1)
  const afterwards = await submitOnce(fundOutbox, one, purchase(), Date.now() + 1)
  expect(afterwards.answer?.id).not.toBe(first.answer?.id)
})

test('T16 F2 a lost response leaves the intent unresolved in both tabs, and one retry resolves it for both', async () => {
  const { person, one, other, kept } = await tabs()
  await stubResponse(person, requestPayment.path, { status: 500, after: true })
  const lost = await submitOnce(fundOutbox, one, purchase(), Date.now())
  expect(lost).toMatchObject({ lost: true })
  expect(lost.answer).toBeUndefined()
  const again = await submitOnce(fundOutbox, other, purchase(), Date.now())
  expect(again).toMatchObject({ key: lost.key, lost: true, answer: { id: expect.any(String) } })
  expect((await resubmit(fundOutbox, one, lost))?.answer).toEqual(again.answer)
  expect(await countCalls(person, requestPayment.path)).toBe(2)
  expect(parseOutbox(kept.get('fund')).payment).toBe(again.answer?.id)
})

test('D-204 PLT-019 F2 a forced end keeps the key of a purchase whose response was lost: the same person buys once', async () => {
  const { person, one, kept } = await tabs()
  await stubResponse(person, requestPayment.path, { status: 500, after: true })
  const lost = await submitOnce(fundOutbox, one, purchase(), Date.now())
  const left = kept.get('fund')
  const stranger = await createPerson('empty')
  const theirs = await renderInvest({ path: '/investment', person: stranger, kept: { fund: left } })
  expect(await theirs.platform.queryClient.fetchQuery(outboxQuery(fundOutbox, theirs.platform))).toEqual([])
  expect((await submitOnce(fundOutbox, theirs.platform, purchase(), Date.now())).key).not.toBe(lost.key)
  theirs.unmount()
  const own = await renderInvest({ path: '/investment', person, kept: { fund: left } })
  own.unmount()
  const again = await submitOnce(fundOutbox, own.platform, purchase(), Date.now())
  expect(again).toMatchObject({ key: lost.key, answer: { id: expect.any(String) } })
  expect(await countCalls(person, requestPayment.path)).toBe(2)
})

test('T16 another person in this browser never sends what the one before had lost', async () => {
  const { person, one } = await tabs()
  await stubResponse(person, requestPayment.path, { status: 500 })
  const lost = await submitOnce(fundOutbox, one, purchase(500_000), Date.now())
  const stranger = { ...one, session: { ...one.session, current: () => ({ at: 'signed-in', sub: 'other' }) as const } }
  expect(await resubmit(fundOutbox, stranger, lost)).toMatchObject({ key: lost.key, lost: true })
  expect(await countCalls(person, requestPayment.path)).toBe(1)
})
