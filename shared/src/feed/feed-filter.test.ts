import { expect, test } from '@jest/globals'
import { parseFeedFilter, withFeedFilter } from './feed-filter'

const today = '2026-11-21'

test.each([
  ['', { search: '' }],
  ['kind=profit&search=%20اجاره%20', { kind: 'PROFIT', search: 'اجاره' }],
  ['kind=GIFT', { search: '' }],
  ['kind=__proto__', { search: '' }],
  [`search=${'x'.repeat(90)}`, { search: 'x'.repeat(50) }],
  ['from=2026-10-01&to=2026-11-01', { search: '', from: '2026-10-01', to: '2026-11-01' }],
  ['from=2026-11-22&to=2026-11-22', { search: '' }],
])('INV-089 U18 the query ?%s is parsed as %j', (query, filter) =>
  expect(parseFeedFilter(new URLSearchParams(query), today)).toEqual({ kind: undefined, ...filter }),
)

test.each([
  ['from=a&to=b', 'FEE', '?from=a&to=b&kind=FEE'],
  ['kind=FEE&tab=a', '', '?tab=a'],
  ['kind=FEE', '', ''],
])('INV-089 from ?%s the kind %j leads to %s', (query, kind, address) =>
  expect(withFeedFilter(new URLSearchParams(query), 'kind', kind)).toBe(address),
)
