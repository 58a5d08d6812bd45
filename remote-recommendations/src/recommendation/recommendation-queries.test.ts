import { expect, test } from '@jest/globals'
import { ordersQuery, paymentQuery } from './recommendation-queries'

test('U16 F40 REC-032: the history is kept for a start without a connection, a payment never', () => {
  expect(ordersQuery().meta).toEqual({ persisted: expect.any(Function) })
  expect(paymentQuery('a').meta).toBeUndefined()
})
