import { expect, test } from '@jest/globals'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { getPayment } from '@sarv/shared/contract/fund-payment'
import { getUserFund } from '@sarv/shared/contract/funds'
import { feedQuery } from '@sarv/shared/feed/feed-query'
import { submitOnce } from '@sarv/shared/outbox/submit-once'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { newPerson } from '@sarv/shared/testing/people'
import { userFundQuery } from '../funds/fund-queries'
import { pendingOrdersQuery } from '../home/home-queries'
import { ordersQuery } from '../orders/order-queries'
import { countCalls, renderInvest } from '../testing/render-invest'
import { fundOutbox } from './fund-outbox'
import { orderQuery, paymentQuery, pendingPaymentQuery } from './money-queries'
import type { MoneyRequest } from './money-request'
import { parseOutbox } from './parse-outbox'

const purchase: MoneyRequest = {
  kind: 'BUY',
  body: { ds_code: '12180', amount: 400_000, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' },
}

async function visit(kind: 'investor' | 'empty' | 'identified' = 'empty') {
  const person = await newPerson(kind)
  const { platform, kept, unmount, tracked, alerts } = await renderInvest({ path: '/investment', person })
  unmount()
  return { person, platform, tracked, alerts, outbox: () => parseOutbox(kept.get('fund')) }
}

test('INV-032 INV-036 a purchase is known to the payment page without another call, and no other payment is', async () => {
  const { person, platform, outbox, tracked } = await visit()
  const { answer } = await submitOnce(fundOutbox, platform, purchase, Date.now())
  const { queryClient } = platform
  expect(await queryClient.ensureQueryData(pendingPaymentQuery(platform))).toBe(answer?.id)
  const payment = await queryClient.ensureQueryData(paymentQuery(answer?.id ?? ''))
  expect(payment).toMatchObject({ uuid: answer?.id, payment_amount: 400_000 })
  expect(await countCalls(person, getPayment.path.replace(':uuid/', answer?.id ?? ''))).toBe(0)
  expect(queryClient.getQueryData(paymentQuery('other').queryKey)).toBeUndefined()
  expect(outbox().payment).toBe(answer?.id)
  expect(tracked).toEqual([{ event: 'payment_requested', facts: { Type: 'BUY', 'Object ID': '12180' } }])
})

test('INV-053 a sale is known to its page, and what it changes is asked for again', async () => {
  const { platform, outbox, tracked } = await visit('investor')
  const { queryClient } = platform
  const [account] = await platform.api.call(listFundAccounts, { params: { id: '11307' } })
  const changed = [
    ordersQuery({ dscode: undefined, recom_tracking_code: undefined, status: undefined, side: undefined }),
    feedQuery('invest', { product: 'FUND' }, { search: '' }),
    pendingOrdersQuery(),
    assetsQuery(),
    userFundQuery('11307'),
    orderQuery('1'),
  ].map(({ queryKey }) => queryKey)
  for (const queryKey of [...changed, ['invest', 'funds']]) queryClient.setQueryData(queryKey, {})
  const body = { side: 'SELL' as const, ds_code: '11307', units: 1, bank_account_id: account?.id ?? 0 }
  const { answer } = await submitOnce(fundOutbox, platform, { kind: 'SELL', body }, Date.now())
  for (const queryKey of changed) expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true })
  expect(queryClient.getQueryState(['invest', 'funds'])).toMatchObject({ isInvalidated: false })
  expect(queryClient.getQueryData(orderQuery(answer?.id ?? '').queryKey)).toMatchObject({ side: 'SELL', units: 1 })
  expect(outbox()).toMatchObject({ intents: [{ answer: { id: answer?.id } }] })
  expect(outbox().payment).toBeUndefined()
  expect(tracked).toEqual([])
  const { blocked_units } = await platform.api.call(getUserFund, { params: { id: '11307' } })
  expect(blocked_units).toBe(1)
})
