import { expect, test } from '@jest/globals'
import { investAmounts } from './invest-amount'

const min_amount = 50_000_000
const unit_price = 10_012

test.each([
  [undefined, undefined, 0, [100_000_000, 200_000_000, 500_000_000]],
  [0, undefined, 0, [100_000_000, 200_000_000, 500_000_000]],
  [40_997_986, 42_000_000, 1_002_014, [42_000_000, 100_000_000, 200_000_000]],
  [41_489_988, 42_000_000, 510_012, [42_000_000, 100_000_000, 200_000_000]],
  [41_489_989, 43_000_000, 1_510_011, [43_000_000, 100_000_000, 200_000_000]],
  [120_000, 1_000_000, 880_000, [1_000_000, 100_000_000, 200_000_000]],
])('BNK-070 D-167: with %p missing for the card the form begins with %p', (missing, initial, above, chips) =>
  expect(
    investAmounts(missing === undefined ? missing : { remaining_required_amount: missing, min_amount, unit_price }),
  ).toEqual({ initial, above, chips }),
)

test.each([1, 7_938, 300_000, 40_997_986, 49_999_999])(
  'BNK-070 D-167: with %p missing the whole units of the proposal reach the minimum, at a price of 1 %% more or less too',
  (remaining_required_amount) => {
    const { initial = 0 } = investAmounts({ remaining_required_amount, min_amount, unit_price })
    const held = (min_amount - remaining_required_amount) / unit_price
    for (const price of [unit_price * 0.99, unit_price, unit_price * 1.01]) {
      expect((held + Math.floor(initial / price)) * price).toBeGreaterThanOrEqual(min_amount)
    }
  },
)
