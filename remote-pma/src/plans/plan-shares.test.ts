import { expect, test } from '@jest/globals'
import { toPlanShares } from './plan-shares'

test('U14 the parts of a plan divide its minimum to the last rial', () => {
  const shares = toPlanShares({
    minimum_investment_amount: 100_000_001,
    composition: [
      { name: 'طلا', percentage: 33.33 },
      { name: 'سهام', percentage: 33.34 },
      { name: 'نقد', percentage: 33.33 },
    ],
  })
  expect(shares.map(({ amount }) => amount)).toEqual([33_330_000, 33_340_001, 33_330_000])
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000_001)
})

test('U14 parts that do not add to a hundred get no more than their own', () => {
  const shares = toPlanShares({ minimum_investment_amount: 1000, composition: [{ name: 'طلا', percentage: 60 }] })
  expect(shares.map(({ amount }) => amount)).toEqual([600])
})

test('U14 a plan without a composition has no parts', () => {
  expect(toPlanShares({ minimum_investment_amount: 1000, composition: [] })).toEqual([])
})
