import { expect, test } from '@jest/globals'
import { safeFacts } from '../analytics/safe-facts'
import { type RequestedPayment, trackPaymentRequested } from './track-payment-requested'

function sent(payment: RequestedPayment) {
  const events: unknown[] = []
  trackPaymentRequested({ track: (event, facts) => void events.push([event, safeFacts(event, facts)]) }, payment)
  return events
}

test('PLT-066 a requested payment is tracked with its kind and the number of its fund or plan', () => {
  expect(sent({ type: 'BUY', objectId: '12180' })).toEqual([
    ['payment_requested', { Type: 'BUY', 'Object ID': '12180' }],
  ])
  expect(sent({ type: 'PMA', objectId: 3 })).toEqual([['payment_requested', { Type: 'PMA', 'Object ID': '3' }]])
})

test('PLT-066 T23 the code of a portfolio does not leave the browser', () => {
  expect(sent({ type: 'PMA', objectId: 'PRX-20481734' })).toEqual([['payment_requested', { Type: 'PMA' }]])
})
