import { expect, test } from '@jest/globals'
import { defaultRange, parseTransactionFilter, withFilter } from './transaction-filter'

const today = '2026-11-21'
const month = { from: '2026-10-23', to: today }

test('BNK-051: without a range the last 30 days are shown, today among them', () =>
  expect(defaultRange(today)).toEqual(month))

test.each([
  ['from=2026-11-21&to=2026-11-21', { from: today, to: today }],
  ['from=2026-10-22&to=2026-11-21', { from: '2026-10-22', to: today }],
  ['from=2026-10-21&to=2026-11-21', month],
  ['from=2026-11-21&to=2026-11-20', month],
  ['from=2026-11-21&to=2026-11-22', month],
  ['from=2026-11-21', month],
])('VAL-19: the query ?%s asks for %j', (query, range) =>
  expect(parseTransactionFilter(new URLSearchParams(query), today)).toMatchObject(range),
)

test.each([
  ['type=profit', { type: 'profit' }],
  ['type=PROFIT', { type: undefined }],
  ['type=__proto__', { type: undefined }],
  ['search=%20اجاره%20', { search: 'اجاره' }],
  [`search=${'x'.repeat(90)}`, { search: 'x'.repeat(50) }],
  ['account=501', { account: 501 }],
  ['account=1e3', { account: undefined }],
])('BNK-051: the query ?%s filters by %j', (query, filter) =>
  expect(parseTransactionFilter(new URLSearchParams(query), today)).toMatchObject(filter),
)

test('a filter is set and removed beside the others', () => {
  const query = new URLSearchParams('type=fee&from=a')
  expect(withFilter(query, 'search', 'x')).toBe('?type=fee&from=a&search=x')
  expect(withFilter(new URLSearchParams('type=fee'), 'type', '')).toBe('')
})
