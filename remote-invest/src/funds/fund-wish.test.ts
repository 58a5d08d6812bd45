import { expect, test } from '@jest/globals'
import { addressOf, wishFrom } from './fund-wish'

const everything = { query: '', type: undefined, order: 'priority' }

test.each([
  ['', everything],
  ['q=%DA%A9%DB%8C%D8%A7%D9%86&type=Gold&order=worst', { query: 'کیان', type: 'Gold', order: 'worst' }],
  ['type=Crypto', { ...everything, type: 'Crypto' }],
  ['type=&order=', everything],
  ['order=sideways', everything],
  ['order=constructor', everything],
  ['q=a&q=b', { ...everything, query: 'a' }],
  [`q=${'x'.repeat(10_000)}`, { ...everything, query: 'x'.repeat(100) }],
])('INV-015 the address ?%s wishes %o', (address, wish) => {
  expect(wishFrom(new URLSearchParams(address))).toEqual(wish)
})

test.each([
  [everything, ''],
  [{ query: 'طلا', type: 'Gold', order: 'best' }, 'q=%D8%B7%D9%84%D8%A7&type=Gold&order=best'],
  [{ ...everything, query: '&type=x' }, 'q=%26type%3Dx'],
] as const)('INV-015 the wish %o stands in the address as ?%s and comes back', (wish, address) => {
  expect(addressOf(wish as Parameters<typeof addressOf>[0]).toString()).toBe(address)
  expect(wishFrom(new URLSearchParams(address))).toEqual(wish)
})
