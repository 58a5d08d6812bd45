import { expect, test } from '@jest/globals'
import { isAwaited, sumPaid } from './under-way-query'

const first = { isPending: true, fetchStatus: 'fetching', failureCount: 0, errorUpdateCount: 0 }

test.each([
  ['the first response is on its way', {}, true],
  ['it is there', { isPending: false }, false],
  ['there is no connection', { fetchStatus: 'paused' }, false],
  ['it failed once and is retried', { failureCount: 1 }, false],
  ['it failed and the person asks again', { errorUpdateCount: 1 }, false],
])('D-118 a page waits while %s: %j is %p', (_, change, expected) =>
  expect(isAwaited({ ...first, ...change })).toBe(expected),
)

test('D-118 money on its way is what was paid, of everything', () => {
  expect(sumPaid([{ paid: 2 }, { paid: 0 }, { paid: 5 }])).toBe(7)
  expect(sumPaid([])).toBe(0)
})
