import { expect, test } from '@jest/globals'
import { averageOf, returnsOf, sparkOf } from './fund-returns'
import { addDays } from './tehran'

const weekly = Array.from({ length: 53 }, (_, week) => ({
  day: addDays('2026-11-21', -7 * (52 - week)),
  price: 1000 + week * 10,
}))

test('SBX-030 returns compare the newest price with the newest one before the span', () => {
  expect(returnsOf(weekly)).toEqual({
    daily_return: 0.66,
    monthly_return: 2.7,
    quarter_return: 9.35,
    semi_yearly: 20.63,
    annual_return: 52,
  })
})

test('a young fund has null where its life is too short', () => {
  expect(returnsOf(weekly.slice(-10))).toMatchObject({ monthly_return: 2.7, quarter_return: null, annual_return: null })
  expect(returnsOf([]).daily_return).toBeNull()
})

test('the average leaves out the funds that are too young', () => {
  const young = returnsOf(weekly.slice(-10))
  expect(averageOf([returnsOf(weekly), young]).annual_return).toBe(52)
  expect(averageOf([young]).annual_return).toBeNull()
})

test('the little line has at most 26 points and ends with the newest price', () => {
  expect(sparkOf(weekly)).toHaveLength(26)
  expect(sparkOf(weekly).at(-1)).toBe(1520)
  expect(sparkOf(weekly.slice(-3))).toEqual([1500, 1520])
})
