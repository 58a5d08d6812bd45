import { expect, test } from '@jest/globals'
import { returnTo } from './receipt-facts'

test.each([
  ['true', '/bank/onboarding'],
  ['false', '/fund-orders'],
  ['TRUE', '/fund-orders'],
  ['1', '/fund-orders'],
  [undefined, '/fund-orders'],
])('INV-052 with the flag %p the return button leads to %s', (flag, place) => expect(returnTo(flag)).toBe(place))
