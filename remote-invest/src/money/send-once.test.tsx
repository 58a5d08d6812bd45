import { expect, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { callsOf, force, openInvest, somebody } from '../open-invest'
import type { MoneyRequest } from './money-intent'
import { memoryFrom } from './money-memory'
import { sendAgain, sendOnce } from './send-once'

const purchase = (amount = 400_000): MoneyRequest => ({
  kind: 'BUY',
  body: { ds_code: '12180', amount, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' },
})

async function tabs() {
  const person = await somebody('empty')
  const { platform, kept, unmount } = await openInvest({ path: '/investment', person })
  unmount()
  return { person, kept, one: platform, other: { ...platform } }
}

test('T16 F51 INV-031 two tabs that confirm the same purchase at once send one request and get one payment', async () => {
  const { person, one, other } = await tabs()
  const opened = Date.now()
  const [first, second] = await Promise.all([sendOnce(one, purchase(), opened), sendOnce(other, purchase(), opened)])
  expect(second.answer).toEqual(first.answer)
  expect(await callsOf(person, requestPayment.path)).toBe(1)
  const afterwards = await sendOnce(one, purchase(), Date.now() + 1)
  expect(afterwards.answer?.id).not.toBe(first.answer?.id)
})

test('T16 F2 a lost answer leaves the intent open in both tabs, and whoever asks first settles it for both', async () => {
  const { person, one, other, kept } = await tabs()
  await force(person, requestPayment.path, { status: 500, after: true })
  const lost = await sendOnce(one, purchase(), Date.now())
  expect(lost).toMatchObject({ lost: true })
  expect(lost.answer).toBeUndefined()
  const again = await sendOnce(other, purchase(), Date.now())
  expect(again).toMatchObject({ key: lost.key, lost: true, answer: { id: expect.any(String) } })
  expect((await sendAgain(one, lost))?.answer).toEqual(again.answer)
  expect(await callsOf(person, requestPayment.path)).toBe(2)
  expect(memoryFrom(kept.get('fund')).payment).toBe(again.answer?.id)
})

test('T16 another person in this browser never sends what the one before had lost', async () => {
  const { person, one } = await tabs()
  await force(person, requestPayment.path, { status: 500 })
  const lost = await sendOnce(one, purchase(500_000), Date.now())
  const stranger = { ...one, session: { ...one.session, current: () => ({ at: 'signed-in', sub: 'other' }) as const } }
  expect(await sendAgain(stranger, lost)).toMatchObject({ key: lost.key, lost: true })
  expect(await callsOf(person, requestPayment.path)).toBe(1)
})
