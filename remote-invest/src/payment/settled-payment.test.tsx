import { expect, test } from '@jest/globals'
import { getPendingOrdersCount, getUserAssets } from '@sarv/shared/contract/assets'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { findPaymentByTrace } from '@sarv/shared/contract/fund-payment'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { act, screen, waitFor } from '@testing-library/react'
import { renderInvest } from '../testing/render-invest'

test('INV-053 the receipt of a success refetches assets, orders and the count of open orders', async () => {
  const person = await newPerson()
  const paths = [getUserAssets.path, getPendingOrdersCount.path, listOrders.path]
  const calls = () => Promise.all(paths.map(async (path) => (await requestsTo(person, path)).length))
  const { navigation, platform } = await renderInvest({ path: '/home', person })
  // A page that is left before a response arrives does not have it, and correctly asks again.
  const responses = () => waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  await waitFor(async () => expect(await calls()).toEqual([1, 1, 0]))
  await responses()
  act(() => navigation.navigate('/fund-orders'))
  await screen.findAllByRole('list', { name: /^سفارش‌ها/ })
  expect(await calls()).toEqual([1, 1, 1])
  // All of it is new enough not to be asked for again by itself.
  act(() => navigation.navigate('/home'))
  await screen.findByText('ارزش کل دارایی')
  act(() => navigation.navigate('/fund-orders'))
  await screen.findAllByRole('list', { name: /^سفارش‌ها/ })
  expect(await calls()).toEqual([1, 1, 1])

  await forceResponse(person, findPaymentByTrace.path, {
    body: {
      uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      status: 'SUCCESS',
      amount: 4_000_000,
      date: '2026-11-21',
      time: '10:11:12',
      trace_no: '408126773915',
      order_id: null,
    },
  })
  act(() => navigation.navigate('/payment/receipt?status=SUCCESS&trace_no=408126773915'))
  await screen.findByRole('heading', { name: 'پرداخت موفق!' })
  act(() => navigation.navigate('/home'))
  await waitFor(async () => expect(await calls()).toEqual([2, 2, 1]))
  await responses()
  act(() => navigation.navigate('/fund-orders'))
  await waitFor(async () => expect(await calls()).toEqual([2, 2, 2]))
})
