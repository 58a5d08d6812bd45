import { expect, test } from '@jest/globals'
import { addDays } from '../time/tehran'
import { averageReturns, calculateReturns, sampleSparkline } from './fund-returns'

const weekly = Array.from({ length: 53 }, (_, week) => ({
  day: addDays('2026-11-21', -7 * (52 - week)),
  price: 1000 + week * 10,
}))

test('SBX-030 returns compare the newest price with the newest one before the span', () => {
  expect(calculateReturns(weekly)).toEqual({
    daily_return: 0.66,
    monthly_return: 2.7,
    quarter_return: 9.35,
    semi_yearly: 20.63,
    annual_return: 52,
  })
})

test('a young fund has null where its life is too short', () => {
  expect(calculateReturns(weekly.slice(-10))).toMatchObject({
    monthly_return: 2.7,
    quarter_return: null,
    annual_return: null,
  })
  expect(calculateReturns([]).daily_return).toBeNull()
})

test('the average leaves out the funds that are too young', () => {
  const young = calculateReturns(weekly.slice(-10))
  expect(averageReturns([calculateReturns(weekly), young]).annual_return).toBe(52)
  expect(averageReturns([young]).annual_return).toBeNull()
})

test('the little line has at most 26 points and ends with the newest price', () => {
  expect(sampleSparkline(weekly)).toHaveLength(26)
  expect(sampleSparkline(weekly).at(-1)).toBe(1520)
  expect(sampleSparkline(weekly.slice(-3))).toEqual([1500, 1520])
})
