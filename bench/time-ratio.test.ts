import { expect, test } from '@jest/globals'
import { type Round, timeRatio } from './time-ratio'

const usual: Round = { federated: 1_100, plugin: 1_500, monolith: 1_000, monolithAgain: 1_000 }
const rounds = (count: number, others: Partial<Round> = {}): Round[] =>
  Array.from({ length: count }, () => ({ ...usual, ...others }))

test('the ratio is made inside each round, so a slow round changes nothing', () => {
  const slow = rounds(15).map(
    (round, index) =>
      Object.fromEntries(Object.entries(round).map(([name, ms]) => [name, ms * (1 + index)])) as unknown as Round,
  )
  const { ratio, range, doubts } = timeRatio(slow, 'federated')
  expect([ratio, ...range].map((one) => one.toFixed(3))).toEqual(['1.100', '1.100', '1.100'])
  expect(doubts).toEqual([])
})

test.each([
  { because: 'there were few rounds', taken: rounds(14), doubt: '14 of 15 rounds' },
  {
    because: 'the monolith was slower than itself',
    taken: rounds(15, { monolithAgain: 1_031 }),
    doubt: 'the monolith ÷ itself is 1.031',
  },
  {
    because: 'the monolith was faster than itself',
    taken: rounds(15, { monolithAgain: 969 }),
    doubt: 'the monolith ÷ itself is 0.969',
  },
])('not decided because $because', ({ taken, doubt }) => {
  expect(timeRatio(taken, 'federated').doubts).toEqual([doubt])
})

test.each([970, 1_000, 1_030])('decided where the monolith takes %s ms beside 1,000', (monolithAgain) => {
  expect(timeRatio(rounds(15, { monolithAgain }), 'federated').doubts).toEqual([])
})

test.each([
  ['federated', 1_100, 1.1],
  ['plugin', 1_500, 1.5],
  ['monolith', 1_000, 1],
] as const)('%s took %s ms, %s times as long as the monolith', (name, time, ratio) => {
  expect(timeRatio(rounds(15), name)).toMatchObject({ name, time, monolith: 1_000, ratio })
})
