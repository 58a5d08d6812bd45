import { expect, test } from '@jest/globals'
import { parseTransactionFilter, withType } from './transaction-filter'

const today = '2026-11-21'

test.each([
  ['', {}],
  ['type=INCREASE', { type: 'INCREASE' }],
  ['type=%20decrease', { type: 'DECREASE' }],
  ['type=INCREASE&from=2026-10-01&to=2026-11-01', { type: 'INCREASE', from: '2026-10-01', to: '2026-11-01' }],
  ['type=INCREASE,DECREASE', {}],
  ['type=__proto__&from=x', {}],
  ['type[]=INCREASE', {}],
])('INV-060 U18 the query ?%s is parsed as %j', (query, filter) =>
  expect(parseTransactionFilter(new URLSearchParams(query), today)).toEqual({ type: undefined, ...filter }),
)

test.each([
  ['from=a&to=b', 'DECREASE', '?from=a&to=b&type=DECREASE'],
  ['type=INCREASE&tab=a', 'DECREASE', '?tab=a&type=DECREASE'],
  ['type=INCREASE', undefined, ''],
] as const)('INV-060 U18 from ?%s the kind %s leads to %s', (query, type, address) =>
  expect(withType(new URLSearchParams(query), type)).toBe(address),
)
