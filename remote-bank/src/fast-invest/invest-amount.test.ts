import { expect, test } from '@jest/globals'
import { investAmounts } from './invest-amount'

test.each([
  [undefined, undefined, [100_000_000, 200_000_000, 500_000_000]],
  [0, undefined, [100_000_000, 200_000_000, 500_000_000]],
  [41_000_000, 41_000_000, [41_000_000, 100_000_000, 200_000_000]],
  [100_000_000, 100_000_000, [100_000_000, 200_000_000, 500_000_000]],
  [120_000, 300_000, [300_000, 100_000_000, 200_000_000]],
])('BNK-070: with %p missing for the card the form begins with %p', (missing, initial, chips) =>
  expect(investAmounts(missing === undefined ? missing : { remaining_required_amount: missing })).toEqual({
    initial,
    chips,
  }),
)
