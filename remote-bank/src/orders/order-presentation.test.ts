import { expect, test } from '@jest/globals'
import { orderPresentation, requestState } from './order-presentation'

test.each([
  ['CARD', 'ACTIVE', null, { icon: 'card', to: '/bank/onboarding' }],
  ['CARD', 'FAILED', null, { icon: 'card', to: '/bank/onboarding' }],
  ['CARD', 'REJECTED', null, { icon: 'card', to: '/bank/onboarding' }],
  ['CARD', 'DONE', null, { icon: 'card', to: undefined }],
  ['REISSUE', 'ACTIVE', null, { icon: 'reissue', to: '/bank/new-card-onboarding' }],
  ['REISSUE', 'DONE', null, { icon: 'reissue', to: undefined }],
  ['FAST_INVEST', 'PENDING', 1042, { icon: 'invest', set: 'order', to: '/fund-order/1042' }],
  ['FAST_INVEST', 'WAITING', null, { icon: 'invest', set: 'order', to: undefined }],
  ['CHEQUE', 'DONE', 7, { icon: 'unknown', set: 'order', to: undefined }],
])('BNK-076: an order %s that is %s, with the fund order %p, is %o', (kind, status, order_id, look) =>
  expect(orderPresentation({ kind, status, order_id })).toMatchObject(look),
)

test.each([
  ['ACTIVE', 'active'],
  ['DONE', 'done'],
  ['FAILED', 'failed'],
  ['REJECTED', 'rejected'],
  ['LOST', undefined],
  ['constructor', undefined],
])('BNK-076: the request status %s has the word %s', (status, word) => expect(requestState(status)).toBe(word))
