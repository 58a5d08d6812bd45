import { expect, test } from '@jest/globals'
import { toPurchaseRequest } from './purchase-request'

test('INV-031 a purchase request has fund, amount, type and return URL, and the card flag when asked', () => {
  const input = { fund: '12180', amount: 300_000, origin: 'http://localhost:3000' }
  const body = {
    ds_code: '12180',
    amount: 300_000,
    type: 'BUY',
    callback_url: 'http://localhost:3000/payment/receipt',
  }
  expect(toPurchaseRequest({ ...input, forCard: false })).toEqual({ kind: 'BUY', body })
  expect(toPurchaseRequest({ ...input, forCard: true })).toEqual({ kind: 'BUY', body: { ...body, bank_limit: true } })
})
