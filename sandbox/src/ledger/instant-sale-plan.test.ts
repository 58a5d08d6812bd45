import { expect, test } from '@jest/globals'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import { coverNet } from './instant-sale-plan'

/** Ten units without a fee, then ten at 3 %. */
const lots = [
  { id: 1, units: 10, purchased_at: '2026-01-01' },
  { id: 2, units: 10, purchased_at: '2026-11-20' },
]
const terms = { lots, free: 20, price: 100, bands: feeBands([300, 200, 100, 50, 25]), today: '2026-11-21', promised: 0 }
const shown = (net: number, changed: Partial<typeof terms> = {}) => {
  const sale = coverNet(net, { ...terms, ...changed })
  return sale && [sale.units, sale.fee, sale.net]
}

test.each([
  ['exactly', 300, [3, 0, 300]],
  ['rounded up to whole units', 301, [4, 0, 400]],
  ['all that costs no fee', 1000, [10, 0, 1000]],
  ['one more unit for the fee of the others', 1200, [13, 9, 1291]],
  ['no unit more than that when the fee is just covered', 1194, [12, 6, 1194]],
  ['all there is', 1970, [20, 30, 1970]],
  ['more than there is', 1971, undefined],
  ['far more than there is', 100_000, undefined],
])('BNK-072 the fewest units that bring an amount: %s', (_, net, expected) => expect(shown(net)).toEqual(expected))

test('BNK-072 blocked units are not sold, and the oldest are theirs', () => {
  expect(shown(485, { free: 5, promised: 15 })).toEqual([5, 15, 485])
  expect(shown(486, { free: 5, promised: 15 })).toBeUndefined()
})

test('BNK-072 the plan says the price, and what it takes from which purchase', () => {
  expect(coverNet(1097, terms)).toEqual({
    units: 11,
    price: 100,
    fee: 3,
    net: 1097,
    taken: [
      { lot: lots[0], units: 10, days: 324, percent: 0, fee: 0 },
      { lot: lots[1], units: 1, days: 1, percent: 3, fee: 3 },
    ],
  })
})
