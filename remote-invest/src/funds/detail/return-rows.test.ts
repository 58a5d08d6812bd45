import { expect, test } from '@jest/globals'
import { fundFixture } from '../../testing/fund-fixture'
import { returnRows } from './return-rows'

test('INV-019 the six periods of CON-30 have the group average, the whole life has none', () => {
  expect(returnRows(fundFixture({ semi_yearly: null }))).toEqual([
    { range: 'daily', own: 0.12, group: 0.08 },
    { range: 'monthly', own: 1.86, group: 1.7 },
    { range: 'quarter', own: 6.4, group: 5.1 },
    { range: 'semiYearly', own: null, group: 10.2 },
    { range: 'annual', own: 24.61, group: 21.3 },
    { range: 'total', own: 120.4, group: null },
  ])
})
