import { expect, test } from '@jest/globals'
import { flowLink } from './flow-link'

test.each([
  ['SELL', '11307', { path: '/sell?fund=11307' }],
  ['SELL', '11307?units=100', { path: '/sell?fund=11307', state: { units: 100 } }],
  ['BUY', '11602?amount=5000000', { path: '/buy?fund=11602', state: { amount: 5_000_000 } }],
  ['CANCEL_ORDER', '1001', { path: '/fund-order/1001?cancel=1' }],
  ['BLOCK_CARD', null, { path: '/bank/setting?block=1' }],
  ['CARD_TO_CARD', '?amount=10000000', { path: '/bank/operations/card-to-card', state: { amount: 10_000_000 } }],
  ['CARD_TO_CARD', '?amount=-5', { path: '/bank/operations/card-to-card' }],
  ['SELL', '../card', undefined],
  ['SELL', null, undefined],
  ['FUND', '11307', undefined],
])('SUP-029: %s with %p leads to %p', (action_type, link, to) => expect(flowLink({ action_type, link })).toEqual(to))
