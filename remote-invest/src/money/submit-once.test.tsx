import { expect, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { outboxQuery } from '@sarv/shared/outbox/outbox-query'
import { submitOnce } from '@sarv/shared/outbox/submit-once'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { countCalls, renderInvest } from '../testing/render-invest'
import { fundOutbox } from './fund-outbox'
import type { MoneyRequest } from './money-request'

const purchase = (amount = 400_000): MoneyRequest => ({
  kind: 'BUY',
  body: { ds_code: '12180', amount, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' },
})

async function tabs() {
  const person = await newPerson('empty')
  const { platform, kept, unmount } = await renderInvest({ path: '/investment', person })
  unmount()
  return { person, kept, one: platform, other: { ...platform } }
}

test('D-204 PLT-019 F2 a forced end keeps the key of a purchase whose response was lost: the same person buys once', async () => {
  const { person, one, kept } = await tabs()
  await forceResponse(person, requestPayment.path, { status: 500, after: true })
  const lost = await submitOnce(fundOutbox, one, purchase(), Date.now())
  const left = kept.get('fund')
  const stranger = await newPerson('empty')
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
