import { expect, test } from '@jest/globals'
import { defaultRange, parseTransactionFilter } from './transaction-filter'

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
  ['kind=profit', { kind: 'PROFIT' }],
  ['kind=__proto__', { kind: undefined }],
  ['search=%20اجاره%20', { search: 'اجاره' }],
  ['account=501', { account: 501 }],
  ['account=1e3', { account: undefined }],
])('BNK-051: the query ?%s filters by %j', (query, filter) =>
  expect(parseTransactionFilter(new URLSearchParams(query), today)).toMatchObject(filter),
)
