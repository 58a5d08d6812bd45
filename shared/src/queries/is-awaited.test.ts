import { expect, test } from '@jest/globals'
import { isAwaited } from './is-awaited'

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
