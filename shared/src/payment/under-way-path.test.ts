import { expect, test } from '@jest/globals'
import { findUnderWayPath } from './under-way-path'

test.each([
  ['PURCHASE', 'TO_PAY', 'p/1', '/payment?uuid=p%2F1'],
  ['PURCHASE', 'TO_PAY', null, '/fund-order/7%2F'],
  ['PURCHASE', 'SETTLING', 'p/1', '/fund-order/7%2F'],
  ['PURCHASE', 'SETTLING', null, '/fund-order/7%2F'],
  ['SALE', 'SETTLING', null, '/fund-order/7%2F'],
  ['PORTFOLIO', 'TO_CONTINUE', null, '/pma/onboarding?plan=7%2F'],
  ['INCREASE', 'IN_REVIEW', null, '/user-pma/7%2F'],
  ['TRANSFER', 'IN_TRANSIT', null, '/bank/receipt/7%2F'],
  ['CARD', 'TO_CONTINUE', null, '/bank/onboarding'],
  ['REISSUE', 'TO_CONTINUE', null, '/bank/new-card-onboarding'],
  ['RECOMMENDATION', 'TO_PAY', null, '/recommendations/onboarding'],
  ['STORY', 'TO_CONTINUE', null, undefined],
])('D-118 a %s that is %s, with the payment %s, goes on at %s', (kind, state, payment_uuid, path) =>
  expect(findUnderWayPath({ kind, state, payment_uuid, id: '7/' })).toBe(path),
)
