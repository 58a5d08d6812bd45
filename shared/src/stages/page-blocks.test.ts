import { expect, test } from '@jest/globals'
import type { PageInfo, PageInfoItem } from '../contract/onboarding'
import { accountsIn, amountIn, findBlock, sortBlocks, textIn } from './page-blocks'

const info = (key: string, value: PageInfoItem['value'], label: string | null = null): PageInfoItem => ({
  key,
  icon: null,
  label,
  value,
})
const block = (component_name: string, priority: number, ...infos: PageInfoItem[]): PageInfo => ({
  component_name,
  title: null,
  description: null,
  priority,
  infos,
})

const names = ['user_info', 'digital_sign', 'additional_amount', 'accounts', 'payment_amount', 'payment_methods']

test('PMA-047 blocks are sorted by priority, whatever the order of the response, and found by name', () => {
  const page_info = names.map((name, index) => block(name, names.length - index, info('of', name)))
  expect(sortBlocks({ page_info }).map(({ component_name }) => component_name)).toEqual(names.toReversed())
  for (const name of names) expect(textIn(findBlock({ page_info }, name), 'of')).toBe(name)
  expect(findBlock({ page_info }, 'selfie')).toBeUndefined()
})

test('PMA-047 blocks of the same priority stay in the order of the answer', () => {
  const page_info = [block('b', 1), block('a', 1), block('c', 0)]
  expect(sortBlocks({ page_info }).map(({ component_name }) => component_name)).toEqual(['c', 'b', 'a'])
})

test.each([
  [500_000_000, 500_000_000, '500000000'],
  [0, 0, '0'],
  ['500', undefined, '500'],
  [-1, undefined, '-1'],
  [1.5, undefined, '1.5'],
  ['', undefined, undefined],
  [null, undefined, undefined],
] as const)('PMA-047 the fact %p is the amount %p and the text %p', (value, amount, text) => {
  const facts = block('payment_amount', 1, info('amount', value))
  expect([amountIn(facts, 'amount'), textIn(facts, 'amount')]).toEqual([amount, text])
  expect([amountIn(facts, 'other'), textIn(facts, 'other')]).toEqual([undefined, undefined])
  expect(amountIn(undefined, 'amount')).toBeUndefined()
})

test('PMA-041 the number and the IBAN of an account belong together, two accounts at one bank stay two', () => {
  const facts = block(
    'accounts',
    3,
    info('account_number', '1', 'سپیدار'),
    info('iban', 'IR1', 'سپیدار'),
    info('account_number', '2', 'سپیدار'),
    info('iban', 'IR2', 'سپیدار'),
    info('iban', 'IR3', 'کرانه'),
    info('note', 'از ساعت ۹', 'کرانه'),
  )
  expect(accountsIn(facts)).toEqual([
    { label: 'سپیدار', icon: null, account_number: '1', iban: 'IR1' },
    { label: 'سپیدار', icon: null, account_number: '2', iban: 'IR2' },
    { label: 'کرانه', icon: null, account_number: null, iban: 'IR3' },
  ])
})

test('PMA-041 an account that tells only one of the two takes nothing from its neighbour, whatever its label', () => {
  const facts = block(
    'accounts',
    3,
    info('account_number', null, 'سپیدار'),
    info('account_number', '1', 'سپیدار'),
    info('iban', 'IR2', 'کرانه'),
    info('account_number', '3'),
    info('iban', 'IR3'),
  )
  expect(accountsIn(facts)).toEqual([
    { label: 'سپیدار', icon: null, account_number: '1', iban: null },
    { label: 'کرانه', icon: null, account_number: null, iban: 'IR2' },
    { label: '', icon: null, account_number: '3', iban: 'IR3' },
  ])
})

test('PMA-060 without the block there are no accounts', () => expect(accountsIn(undefined)).toEqual([]))
