import { expect, test } from '@jest/globals'
import { limitsBroken } from './limits'
import type { VariantMetrics } from './metrics'
import { overheadOf } from './overhead'

const variant = (walk: number[], returning: number[], second = 0, more = 0): VariantMetrics => ({
  firstVisits: [
    { area: 'invest', requests: 4, depth: 2 },
    { area: 'pma', requests: 3 + more, depth: 1 + more },
  ],
  walk: walk.map((bytes, index) => ({ area: `area ${index}`, bytes })),
  duplicates: { react: second, router: 0, query: 0, i18n: 0 },
  returning: returning.map((bytes) => ({ area: 'support', bytes })),
})
const monolith = variant([100_000, 20_000, 30_000], [100_000, 80_000])

test('the first remote costs what the first area costs more, each further one the mean of the rest; of visits the worst counts', () => {
  const price = overheadOf(variant([110_000, 21_000, 33_000], [20_000, 8_000], 0, 1), monolith)
  expect(price).toEqual({
    requests: 1,
    depth: 1,
    duplicates: 0,
    firstRemote: 10_000,
    furtherRemote: 2_000,
    returningToIt: 0.2,
    returningElsewhere: 0.1,
  })
})

test.each([
  {
    name: 'a second React',
    federated: variant([100_000, 20_000, 30_000], [0, 0], 1),
    says: /second instances: 1 of 0/,
  },
  { name: 'a heavy runtime', federated: variant([900_000, 20_000, 30_000], [0, 0]), says: /first remote: 800000 of/ },
  { name: 'a longer way', federated: variant([100_000, 20_000, 30_000], [0, 0], 0, 1), says: /in a row beyond/ },
  { name: 'a dear return', federated: variant([100_000, 20_000, 30_000], [100_000, 0]), says: /was deployed: 1 of/ },
])('the gate names $name', ({ federated, says }) => {
  expect(limitsBroken(overheadOf(federated, monolith))).toEqual([expect.stringMatching(says)])
})

test('the gate says nothing where everything is within its limits', () => {
  expect(limitsBroken(overheadOf(monolith, variant([100_000, 20_000, 30_000], [1_000_000, 1_000_000])))).toEqual([])
})

test.each([
  { name: 'no walk', federated: variant([], [1, 1]) },
  { name: 'no return', federated: variant([1, 1], []) },
])('no overhead of $name', ({ federated }) => {
  expect(() => overheadOf(federated, monolith)).toThrow(RangeError)
})
