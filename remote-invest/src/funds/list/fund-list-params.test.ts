import { expect, test } from '@jest/globals'
import { parseFundListParams, toSearchParams } from './fund-list-params'

const everything = { query: '', type: undefined, watched: false, sort: 'priority' }

test.each([
  ['', everything],
  ['q=%DA%A9%DB%8C%D8%A7%D9%86&type=Gold&order=worst', { ...everything, query: 'کیان', type: 'Gold', sort: 'worst' }],
  ['type=Crypto', { ...everything, type: 'Crypto' }],
  ['watched=1', { ...everything, watched: true }],
  ['watched=yes', everything],
  ['type=&order=', everything],
  ['order=sideways', everything],
  ['order=constructor', everything],
  ['q=a&q=b', { ...everything, query: 'a' }],
  [`q=${'x'.repeat(10_000)}`, { ...everything, query: 'x'.repeat(100) }],
])('INV-015 the query ?%s is parsed as %o', (search, params) => {
  expect(parseFundListParams(new URLSearchParams(search))).toEqual(params)
})

test.each([
  [everything, ''],
  [{ ...everything, query: 'طلا', type: 'Gold', sort: 'best' }, 'q=%D8%B7%D9%84%D8%A7&type=Gold&order=best'],
  [{ ...everything, watched: true }, 'watched=1'],
  [{ ...everything, query: '&type=x' }, 'q=%26type%3Dx'],
] as const)('INV-015 the parameters %o are serialised as ?%s and parsed back', (params, search) => {
  expect(toSearchParams(params as Parameters<typeof toSearchParams>[0]).toString()).toBe(search)
  expect(parseFundListParams(new URLSearchParams(search))).toEqual(params)
})
