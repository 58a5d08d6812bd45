import { expect, test } from '@jest/globals'
import { purchaseOf } from './purchase-request'

test('INV-031 a purchase asks for the fund, the amount, the type and the way back; for the card it says so', () => {
  const wish = { fund: '12180', amount: 300_000, origin: 'http://localhost:3000' }
  const body = {
    ds_code: '12180',
    amount: 300_000,
    type: 'BUY',
    callback_url: 'http://localhost:3000/payment/receipt',
  }
  expect(purchaseOf({ ...wish, forCard: false })).toEqual({ kind: 'BUY', body })
  expect(purchaseOf({ ...wish, forCard: true })).toEqual({ kind: 'BUY', body: { ...body, bank_limit: true } })
})
