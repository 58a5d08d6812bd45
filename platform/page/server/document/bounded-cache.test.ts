import { expect, test } from '@jest/globals'
import { boundedCache, memoized } from './bounded-cache'

test('a bounded cache makes each value once, and forgets the one that was not used for longest', () => {
  const made: string[] = []
  const cache = boundedCache<string, string>(2)
  const get = (key: string) =>
    cache(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a memoized function computes once for each object', () => {
  const seen: object[] = []
  const count = memoized((of: object) => seen.push(of))
  const [one, other] = [{}, {}]
  expect([count(one), count(one), count(other), count(one)]).toEqual([1, 1, 2, 1])
})
