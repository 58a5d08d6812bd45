import { expect, test } from '@jest/globals'
import { sampleEntry } from '../testing/sample-entry'
import { joinRest } from './feed-query'

const page = (ids: string[], next: string | null) => ({
  results: ids.map((id) => sampleEntry({ id })),
  next,
  months: [],
})

test.each([
  ['new rows push the old ones on', ['n', 'a', 'b'], 'b~', ['a', 'b', 'c'], 'c~', ['n', 'a', 'b', 'c'], 'c~'],
  ['nothing new', ['a', 'b'], 'b~', ['a', 'b'], 'b~', ['a', 'b'], 'b~'],
  ['too many new rows', ['x', 'y'], 'y~', ['a', 'b'], 'b~', ['x', 'y'], 'y~'],
])('INV-088 F37 the first page joins what it was: %s', (_, fresh, freshNext, old, oldNext, ids, next) => {
  const joined = joinRest(page(fresh, freshNext), page(old, oldNext))
  expect([joined.results.map(({ id }) => id), joined.next]).toEqual([ids, next])
})

test('INV-088 a month whose rows new ones pushed on keeps its sums', () => {
  const total = (month: string, paid_in: number) => ({ month, paid_in, paid_out: 0 })
  const fresh = { ...page(['n', 'a'], 'a~'), months: [total('1405-08', 2)] }
  const old = { ...page(['a', 'b'], 'b~'), months: [total('1405-08', 1), total('1405-07', 1)] }
  expect(joinRest(fresh, old).months).toEqual([total('1405-08', 2), total('1405-07', 1)])
})
