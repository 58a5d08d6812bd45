import { expect, test } from '@jest/globals'
import { toFundPosition, toPortfolioPosition, toStockPosition } from './position'

const prices = {
  today: new Map([
    ['fund:1', 120],
    ['stock:1', 60],
  ]),
  monthStart: new Map([
    ['fund:1', 100],
    ['plan:1', 1000],
    ['stock:1', 50],
  ]),
}
const unknown = { today: new Map<string, number>(), monthStart: new Map<string, number>() }

test('SBX-033 a fund is worth its units today, and before: the old ones at their price, the new ones what they cost', () => {
  const held = {
    ds_code: '1',
    fund_name: { fa: 'نیلوفر', en: 'Lotus' },
    fund_type: 'Gold',
    old_units: 10,
    new_units: 3,
    new_cost: 330,
    cost: 1_290,
  }
  const names = { ds_code: '1', fund_name: { fa: 'نیلوفر', en: 'Lotus' }, fund_type: 'Gold' }
  expect(toFundPosition(held, prices)).toEqual({ group: 'FUND', names, value: 1560, before: 1330, cost: 1290 })
  expect(toFundPosition(held, unknown)).toEqual({ group: 'FUND', names, value: 0, before: 330, cost: 1290 })
})

test('SBX-033 of a portfolio, what came in this month counts at its cost, and the cash in any case', () => {
  const portfolio = {
    prx: 'PRX-1',
    plan_id: 1,
    plan_name: { fa: 'آرامش', en: 'Calm' },
    units: 10,
    cash: 7,
    paid_in: 9000,
    value: 12_007,
    created_at: '2026-05-01',
    composition: [],
  }
  const position = {
    group: 'PMA',
    names: { prx: 'PRX-1', plan_name: { fa: 'آرامش', en: 'Calm' } },
    value: 12_007,
    cost: 9000,
  }
  expect(toPortfolioPosition(portfolio, { units: 2, cost: 2200 }, prices)).toEqual({ ...position, before: 10_207 })
  expect(toPortfolioPosition(portfolio, { units: 2, cost: 2200 }, unknown)).toEqual({ ...position, before: 2207 })
})

test('SBX-033 a stock is worth its units at both prices', () => {
  const held = { stock_id: '1', stock_name: { fa: 'فولاد', en: 'Steel' }, units: 4, average_price: 55 }
  const names = { stock_id: '1', stock_name: { fa: 'فولاد', en: 'Steel' } }
  expect(toStockPosition(held, prices)).toEqual({ group: 'STOCK', names, value: 240, before: 200, cost: 220 })
  expect(toStockPosition(held, unknown)).toEqual({ group: 'STOCK', names, value: 0, before: 0, cost: 220 })
  expect(toStockPosition({ ...held, average_price: null }, prices).cost).toBeNull()
})
