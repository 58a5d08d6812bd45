import { expect, test } from '@jest/globals'
import { type Round, timeRatio } from './time-ratio'

const rounds = (count: number, { federated = 1_100, monolith = 1_000, monolithAgain = 1_000 } = {}): Round[] =>
  Array.from({ length: count }, () => ({ federated, monolith, monolithAgain }))

test('the ratio is made inside each round, so a slow round changes nothing', () => {
  const slow = rounds(15).map((round, index) => {
    const slower = 1 + index
    return {
      federated: round.federated * slower,
      monolith: round.monolith * slower,
      monolithAgain: round.monolithAgain * slower,
    }
  })
  const { ratio, interval, deviation, doubts } = timeRatio(slow, { idle: 1 })
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
  const { doubts } = timeRatio(taken, { idle })
  expect(doubts).toHaveLength(1)
  expect(doubts[0]).toMatch(doubt)
})

test.each([970, 1_000, 1_030])('a difference of the same to itself of %s to 1,000 ms is borne', (monolithAgain) => {
  expect(timeRatio(rounds(15, { monolithAgain }), { idle: 0.85 }).doubts).toEqual([])
})
