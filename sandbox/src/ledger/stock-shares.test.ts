import { expect, test } from '@jest/globals'
import { shareStocks } from './stock-shares'

const kept = (stock_id: string, prx: string, quantity: number) => ({
  stock_id,
  stock_name: { fa: stock_id, en: stock_id },
  symbol: { fa: stock_id, en: stock_id },
  quantity,
  prx,
  plan_name: { fa: 'رشد پویا', en: 'Dynamic Growth' },
})
const prices = new Map([
  ['stock:a', 10],
  ['stock:b', 10],
  ['stock:c', 30],
])
const shown = (stocks: Parameters<typeof shareStocks>[0]) =>
  shareStocks(stocks, prices).map(({ prx, stock_id, value, percentage }) => [prx, stock_id, value, percentage])

test('SBX-104 the dearest first, of equals by name; shares are of what is under the same code', () => {
  expect(shown([kept('b', '1', 3), kept('a', '1', 3), kept('c', '2', 1), kept('c', '1', 2)])).toEqual([
    ['1', 'c', 60, 50],
    ['1', 'a', 30, 25],
    ['1', 'b', 30, 25],
    ['2', 'c', 30, 100],
  ])
})

test('SBX-104 a stock without a price is worth nothing and has no share', () => {
  expect(shown([kept('unknown', '1', 3), kept('a', '1', 1)])).toEqual([
    ['1', 'a', 10, 100],
    ['1', 'unknown', 0, 0],
  ])
})
