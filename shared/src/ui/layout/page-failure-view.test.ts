import { expect, test } from '@jest/globals'
import { type PageFailure, viewOf } from './page-failure-view'

const asked: string[] = []
const failure = (id: string, more: Partial<PageFailure> = {}): PageFailure => ({
  id,
  cause: 'offline',
  whole: false,
  isFetching: false,
  refetch: () => asked.push(id),
  ...more,
})
const chart = failure('chart')
const terms = failure('terms')
const page = failure('page', { whole: true })
const forbidden = failure('own', { cause: 'forbidden' })

test.each([
  ['alone', chart, [chart], true],
  ['before it is registered', chart, [], true],
  ['the first of two', chart, [chart, terms], true],
  ['the second of two', terms, [chart, terms], false],
  ['beside another cause', forbidden, [chart, forbidden], true],
  ['that of the whole page, although it failed last', page, [chart, terms, page], true],
  ['the first, once the whole page has failed', chart, [chart, terms, page], false],
] as const)('U6 D-124 a failure carries its message: %s', (_, own, failures, leads) =>
  expect(viewOf(own, failures).isLeading).toBe(leads),
)

test('U6 D-124 its retry asks again for all that failed with it, and is under way as long as one of them is', () => {
  const view = viewOf(chart, [chart, forbidden, failure('terms', { isFetching: true })])
  expect(view.isRetrying).toBe(true)
  view.retry()
  expect(asked).toEqual(['chart', 'terms'])
})
