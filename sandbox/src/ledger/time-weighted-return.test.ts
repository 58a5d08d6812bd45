import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { timeWeightedReturns, type ValuedDay } from './time-weighted-return'

const day = (value: number, flow = 0): ValuedDay => ({ value, flow })

test.each<[string, ValuedDay[], number[]]>([
  ['nothing held', [], []],
  ['a gain and a loss', [day(1_000, 1_000), day(1_100), day(900)], [0, 10, -10]],
  ['a deposit without a market move', [day(1_000, 1_000), day(3_000, 2_000)], [0, 0]],
  ['a deposit between two gains', [day(1_000, 1_000), day(1_100), day(2_200, 1_100), day(2_420)], [0, 10, 10, 21]],
  ['a deposit on the day of a gain', [day(1_000, 1_000), day(2_200, 1_100), day(2_420)], [0, 10, 21]],
  ['a withdrawal', [day(1_000, 1_000), day(550, -550), day(495)], [0, 10, -1]],
  [
    'all sold, and bought again later',
    [day(1_000, 1_000), day(0, -1_200), day(0), day(90, 90), day(45)],
    [0, 20, 20, 20, -40],
  ],
  ['everything lost', [day(1_000, 1_000), day(0), day(500, 500), day(1_000)], [0, -100, -100, -100]],
  ['a price of nothing that comes back', [day(1_000, 1_000), day(0), day(500)], [0, -100, -50]],
  ['two decimals', [day(3_000, 3_000), day(3_001), day(2_999)], [0, 0.03, -0.03]],
])('SBX-106 %s: %j', (_name, days, returns) => expect(timeWeightedReturns(days)).toEqual(returns))

const prices = fc.array(fc.integer({ min: 1, max: 10 ** 7 }), { minLength: 1, maxLength: 40 })
const units = fc.integer({ min: 1, max: 10 ** 7 })

test('SBX-106 a deposit of any size, on any day, changes nothing of the return of any day', () => {
  const valued = (of: readonly number[], bought: ReadonlyMap<number, number>) => {
    let held = 0
    return of.map((price, index) => {
      const more = bought.get(index) ?? 0
      held += more
      return { value: held * price, flow: more * price }
    })
  }
  fc.assert(
    fc.property(prices, units, fc.dictionary(fc.nat({ max: 39 }).map(String), units), (of, first, later) => {
      const deposits = Object.entries(later).map(([index, more]): [number, number] => [Number(index), more])
      const alone = timeWeightedReturns(valued(of, new Map([[0, first]])))
      expect(timeWeightedReturns(valued(of, new Map([...deposits, [0, first]])))).toEqual(alone)
      // For one instrument it is the growth of its price.
      expect(alone.at(-1)).toBeCloseTo(((of.at(-1) ?? 0) / (of[0] ?? 1) - 1) * 100, 1)
    }),
  )
})
