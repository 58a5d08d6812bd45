import { expect, test } from '@jest/globals'
import { type Round, timeRatio } from './time-ratio'

const usual: Round = { federated: 1_100, plugin: 1_500, 'single-spa': 1_300, monolith: 1_000, monolithAgain: 1_000 }
const rounds = (count: number, others: Partial<Round> = {}): Round[] =>
  Array.from({ length: count }, () => ({ ...usual, ...others }))

test('the ratio is made inside each round, so a slow round changes nothing', () => {
  const slow = rounds(15).map((round, index) => {
    const slower = 1 + index
    return {
      ...round,
      federated: round.federated * slower,
      monolith: round.monolith * slower,
      monolithAgain: 1_000 * slower,
    }
  })
  const { ratio, interval, deviation, doubts } = timeRatio(slow, 'federated', { idle: 1 })
  expect(ratio).toBeCloseTo(1.1)
  expect(interval.low).toBeCloseTo(1.1)
  expect(interval.high).toBeCloseTo(1.1)
  expect(deviation).toBeCloseTo(0)
  expect(doubts).toEqual([])
})

test.each([
  { because: 'there were few rounds', taken: rounds(14), idle: 1, doubt: /^14 of 15 rounds$/ },
  {
    because: 'the same was slower than itself',
    taken: rounds(15, { monolithAgain: 1_031 }),
    idle: 1,
    doubt: /itself is 1\.031$/,
  },
  {
    because: 'the same was faster than itself',
    taken: rounds(15, { monolithAgain: 969 }),
    idle: 1,
    doubt: /itself is 0\.969$/,
  },
  { because: 'others used the machine', taken: rounds(15), idle: 0.84, doubt: /^16 % of the machine/ },
])('nothing is decided because $because', ({ taken, idle, doubt }) => {
  const { doubts } = timeRatio(taken, 'federated', { idle })
  expect(doubts).toHaveLength(1)
  expect(doubts[0]).toMatch(doubt)
})

test.each([970, 1_000, 1_030])('a difference of the same to itself of %s to 1,000 ms is borne', (monolithAgain) => {
  expect(timeRatio(rounds(15, { monolithAgain }), 'federated', { idle: 0.85 }).doubts).toEqual([])
})

test.each([
  ['federated', 1_100, 1.1],
  ['plugin', 1_500, 1.5],
  ['single-spa', 1_300, 1.3],
  ['monolith', 1_000, 1],
] as const)('%s took %s ms, %s times as long as the monolith', (name, time, ratio) => {
  expect(timeRatio(rounds(15), name, { idle: 1 })).toMatchObject({ name, time, monolith: 1_000, ratio })
})
