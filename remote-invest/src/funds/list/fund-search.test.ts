import { expect, test } from '@jest/globals'
import { fundFixture } from '../../testing/fund-fixture'
import type { FundListParams } from './fund-list-params'
import { buildSearchIndex, filterFunds, listFundTypes, sortFunds } from './fund-search'

const young = { annual_return: null, semi_yearly: null, quarter_return: null, monthly_return: null, daily_return: null }
const funds = [
  fundFixture({ ds_code: '11541', priority: 3, fund_name: 'زرناب کیان', fund_type: 'Gold', annual_return: 38.42 }),
  fundFixture({ ds_code: '11777', priority: 1, fund_name: 'تندر اهرم', fund_type: 'Leverage', annual_return: -4.18 }),
  fundFixture({
    ds_code: '11602',
    priority: 2,
    fund_name: 'نیلوفر ۲',
    fund_type: 'FixedIncome',
    annual_return: 22.14,
  }),
  fundFixture({ ds_code: '11999', priority: 4, fund_name: 'تازه‌کار', fund_type: 'Gold', ...young }),
]
const labels: Record<string, string> = { Gold: 'طلا', Leverage: 'اهرمی', FixedIncome: 'درآمد ثابت' }
const index = buildSearchIndex(funds, (type) => labels[type] ?? type)
const codes = ({ query = '', type, sort = 'priority' }: Partial<FundListParams>) =>
  filterFunds(sortFunds(index, sort), { query, type }).map(({ ds_code }) => ds_code)

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
] as const)('INV-015 sorted by %s a fund without any return stays last', (sort, expected) => {
  expect(codes({ sort })).toEqual(expected)
})

test('INV-015 INV-016 returns of different periods are never mixed: longer periods come first, both ways', () => {
  const known = [
    { annual_return: 10 },
    { monthly_return: 40 },
    { annual_return: 20 },
    { semi_yearly: -5 },
    { monthly_return: 30 },
  ]
  const mixed = known.map((returns, index) =>
    fundFixture({ ds_code: `${index}`, priority: index, ...young, ...returns }),
  )
  const sorted = (sort: 'best' | 'worst') =>
    sortFunds(buildSearchIndex(mixed, String), sort).map(({ shown }) => [shown?.range, shown?.value])
  const annual = [
    ['annual', 10],
    ['annual', 20],
  ]
  const half = ['semiYearly', -5]
  const monthly = [
    ['monthly', 30],
    ['monthly', 40],
  ]
  expect(sorted('worst')).toEqual([...annual, half, ...monthly])
  expect(sorted('best')).toEqual([...annual.toReversed(), half, ...monthly.toReversed()])
})

test('INV-015 funds of equal return stand by priority, both ways', () => {
  const twins = [3, 1, 2].map((priority) => fundFixture({ ds_code: `${priority}`, priority, annual_return: 7 }))
  for (const sort of ['best', 'worst'] as const)
    expect(sortFunds(buildSearchIndex(twins, String), sort).map(({ fund }) => fund.priority)).toEqual([1, 2, 3])
})

test('INV-015 a type filters the list and is offered once', () => {
  expect(codes({ type: 'Gold', sort: 'best' })).toEqual(['11541', '11999'])
  expect(listFundTypes(funds)).toEqual(['Gold', 'Leverage', 'FixedIncome'])
})
