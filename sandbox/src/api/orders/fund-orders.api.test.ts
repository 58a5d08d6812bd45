import { expect, test } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import { signInClient } from '../../testing/api-client'

test('SBX-100 SBX-101 orders by fund, side and status; transactions by fund and day', async () => {
  const investor = await signInClient({ kind: 'investor' })
  const only = async (query: string) =>
    (await investor.get<{ count: number; results: Order[] }>(`/fund/api/v1/orders/?${query}`)).body
  expect((await only('')).count).toBe(6)
  expect((await only('dscode=11307')).results.every((order) => order.ds_code === '11307')).toBe(true)
  expect((await only('side=SELL')).count).toBe(1)
  expect((await only('status=PENDING,WAITING')).count).toBe(2)
  expect((await only('status=DONE&page=2')).results).toEqual([])
  const tied = (await only('')).results.filter((order) => order.recom_tracking_code !== null)
  expect(tied).toHaveLength(3)
  expect((await only(`recom_tracking_code=${tied[0]?.recom_tracking_code}`)).results).toEqual(tied)
  const all = await investor.get<{ count: number }>('/fund/api/v1/transactions/')
  expect(all.body.count).toBe(6)
  const none = await investor.get<{ count: number }>('/fund/api/v1/transactions/11307/?from=2020-01-01&to=2020-02-01')
  expect(none.body.count).toBe(0)
  expect((await investor.get('/fund/api/v1/transactions/?from=2026-02-30')).status).toBe(400)
  expect((await investor.get('/fund/api/v1/transactions/?from=2026-02-02&to=2026-01-01')).status).toBe(400)
  const pending = await investor.get<{ count: number }>('/fund/api/v1/pending-orders-count/')
  expect(pending.body.count).toBe(2)
})
