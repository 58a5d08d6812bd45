import { expect, test } from '@jest/globals'
import { rateLimit } from './rate-limit'

const start = Date.parse('2026-11-21T08:30:00Z')

test('so many calls of a key in a window; then the seconds until the next one', () => {
  const wait = rateLimit(2, 60)
  const at = (seconds: number, key = 'negar') => wait(key, new Date(start + seconds * 1000))
  expect([at(0), at(10), at(20), at(20, 'omid'), at(59), at(60)]).toEqual([0, 0, 40, 0, 1, 0])
})

test('a clock that is set back begins another window', () => {
  const wait = rateLimit(1, 60)
  const at = (seconds: number) => wait('negar', new Date(start + seconds * 1000))
  expect([at(0), at(1), at(-86_400), at(-86_399)]).toEqual([0, 59, 0, 59])
})
