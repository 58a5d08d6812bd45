import { expect, test } from '@jest/globals'
import { findFunds, inOrder, searchable, topFunds, typesIn } from './fund-search'
import type { FundWish } from './fund-wish'
import { inventedFund } from './invented-fund'

const young = { annual_return: null, semi_yearly: null, quarter_return: null, monthly_return: null, daily_return: null }
const funds = [
  inventedFund({ ds_code: '11541', priority: 3, fund_name: 'زرناب کیان', fund_type: 'Gold', annual_return: 38.42 }),
  inventedFund({ ds_code: '11777', priority: 1, fund_name: 'تندر اهرم', fund_type: 'Leverage', annual_return: -4.18 }),
  inventedFund({
    ds_code: '11602',
    priority: 2,
    fund_name: 'نیلوفر ۲',
    fund_type: 'FixedIncome',
    annual_return: 22.14,
  }),
  inventedFund({ ds_code: '11999', priority: 4, fund_name: 'تازه‌کار', fund_type: 'Gold', ...young }),
]
const labels: Record<string, string> = { Gold: 'طلا', Leverage: 'اهرمی', FixedIncome: 'درآمد ثابت' }
const index = searchable(funds, (type) => labels[type] ?? type)
const codes = ({ query = '', type, order = 'priority' }: Partial<FundWish>) =>
  findFunds(inOrder(index, order), { query, type }).map(({ ds_code }) => ds_code)

test.each([
  ['', ['11777', '11602', '11541', '11999']],
  ['كيان', ['11541']],
  ['نیلوفر 2', ['11602']],
  ['نيلوفر ٢', ['11602']],
  ['۱۱۷۷۷', ['11777']],
  ['درآمد ثابت', ['11602']],
  ['طلا', ['11541', '11999']],
  ['تازه کار', ['11999']],
  ['تازه‌کار', ['11999']],
  ['زرناب‌کیان', ['11541']],
  ['زَرنابِ', ['11541']],
  ['  نیلوفر   ثابت ', ['11602']],
  ['طلا زرناب', ['11541']],
  ['هیچ‌کدام', []],
])('INV-015 searching for %p finds %p', (query, expected) => {
  expect(codes({ query })).toEqual(expected)
})

test.each([
  ['best', ['11541', '11602', '11777', '11999']],
  ['worst', ['11777', '11602', '11541', '11999']],
  ['priority', ['11777', '11602', '11541', '11999']],
] as const)('INV-015 ordered by %s a fund without any return stays last', (order, expected) => {
  expect(codes({ order })).toEqual(expected)
})

test('INV-015 funds of equal return stand by priority, both ways', () => {
  const twins = [3, 1, 2].map((priority) => inventedFund({ ds_code: `${priority}`, priority, annual_return: 7 }))
  for (const order of ['best', 'worst'] as const)
    expect(inOrder(searchable(twins, String), order).map(({ fund }) => fund.priority)).toEqual([1, 2, 3])
})

test('INV-015 a type filters the list and is offered once', () => {
  expect(codes({ type: 'Gold', order: 'best' })).toEqual(['11541', '11999'])
  expect(typesIn(funds)).toEqual(['Gold', 'Leverage', 'FixedIncome'])
})

test('INV-004 twelve funds show the five of smallest priority', () => {
  const twelve = Array.from({ length: 12 }, (_, place) => inventedFund({ ds_code: `${place}`, priority: 12 - place }))
  expect(topFunds(twelve, 5).map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5])
})
