import { expect, test } from '@jest/globals'
import type { FundReturns } from '@sarv/shared/contract/funds'
import { shownReturn } from './shown-return'

const none: FundReturns = {
  annual_return: null,
  semi_yearly: null,
  quarter_return: null,
  monthly_return: null,
  daily_return: null,
}

test.each([
  [
    { annual_return: 24.6, semi_yearly: 11.9, daily_return: 0.1 },
    { range: 'annual', value: 24.6 },
  ],
  [
    { semi_yearly: -3.2, quarter_return: 6.4 },
    { range: 'semiYearly', value: -3.2 },
  ],
  [
    { quarter_return: 6.4, monthly_return: 1.8 },
    { range: 'quarter', value: 6.4 },
  ],
  [
    { monthly_return: 0, daily_return: 0.1 },
    { range: 'monthly', value: 0 },
  ],
  [{ daily_return: 0.12 }, { range: 'daily', value: 0.12 }],
  [{}, undefined],
])('INV-016 of %o the return %o is shown', (known, shown) => {
  expect(shownReturn({ ...none, ...known })).toEqual(shown)
})
