import { expect, test } from '@jest/globals'
import { calculatePerformance, divideByPercentage } from './portfolio-performance'

const prices = [
  { day: '2026-10-31', price: 90 },
  { day: '2026-11-02', price: 110 },
  { day: '2026-11-04', price: 120 },
]

test('SBX-106 the worth of each day is its units at its price, with what was left over', () => {
  const first = { day: '2026-11-01', amount: 1_050, units: 10, price: 100 }
  expect(calculatePerformance([first], prices)).toEqual([
    { date: '2026-11-01', value: 1_050, paid_in: 1_050, return_percentage: 0 },
    { date: '2026-11-02', value: 1_150, paid_in: 1_050, return_percentage: 10 },
    { date: '2026-11-04', value: 1_250, paid_in: 1_050, return_percentage: 20 },
  ])
})

test('SBX-106 what is paid in later counts from its day on, and what was left over before is spent with it', () => {
  const deposits = [
    { day: '2026-11-01', amount: 1_050, units: 10, price: 100 },
    { day: '2026-11-03', amount: 170, units: 2, price: 110 },
  ]
  expect(calculatePerformance(deposits, prices)).toEqual([
    { date: '2026-11-01', value: 1_050, paid_in: 1_050, return_percentage: 0 },
    { date: '2026-11-02', value: 1_150, paid_in: 1_050, return_percentage: 10 },
    { date: '2026-11-03', value: 12 * 110, paid_in: 1_220, return_percentage: 10 },
    { date: '2026-11-04', value: 12 * 120, paid_in: 1_220, return_percentage: 20 },
  ])
})

test('SBX-106 on the day of a deposit its units are worth the price of that day, not what was paid for them', () => {
  const first = { day: '2026-11-02', amount: 1_000, units: 10, price: 100 }
  expect(calculatePerformance([first], prices)[0]).toEqual({
    date: '2026-11-02',
    value: 1_100,
    paid_in: 1_000,
    return_percentage: 0,
  })
})

test('SBX-106 two deposits of one day count together', () => {
  const deposit = { day: '2026-11-04', amount: 240, units: 2, price: 120 }
  expect(calculatePerformance([deposit, deposit], prices)).toEqual([
    { date: '2026-11-04', value: 480, paid_in: 480, return_percentage: 0 },
  ])
})

test('SBX-106 without a deposit there is nothing to tell', () => expect(calculatePerformance([], prices)).toEqual([]))

test.each([
  [1_000_000_001, [33.33, 33.34, 33.33], [333_300_000, 333_400_001, 333_300_000]],
  [
    999_999_999_999_999,
    [62, 18, 12, 8],
    [620_000_000_000_002, 179_999_999_999_999, 119_999_999_999_999, 79_999_999_999_999],
  ],
  [12_345, [25, 75], [3086, 9259]],
  [7, [50, 50], [4, 3]],
  [0, [60, 40], [0, 0]],
])(
  'SBX-106 %d rial in parts of %j percent; what rounding leaves goes to the greatest',
  (whole, percentages, values) => {
    const parts = divideByPercentage(
      whole,
      percentages.map((percentage) => ({ percentage })),
    )
    expect(parts.map(({ value }) => value)).toEqual(values)
    expect(values.reduce((sum, value) => sum + BigInt(value), 0n)).toBe(BigInt(whole))
  },
)

test('SBX-106 no parts, nothing to divide', () => expect(divideByPercentage(100, [])).toEqual([]))
