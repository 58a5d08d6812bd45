/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { formatterFor } from '@sarv/shared/format/format'
import { clearWorth, digitsOf, isWorthPainted, paintWorth } from './paint-worth'

const amounts = [1, 999, 1_000, 1_284_615_344, 100_000, Number.MAX_SAFE_INTEGER]

test.each(['fa', 'en'] as const)('PLT-037: an early worth is written as every other amount (%s)', (language) => {
  const { number } = formatterFor(language)
  expect(amounts.map((amount) => digitsOf(amount, language))).toEqual(amounts.map((amount) => number(amount)))
})

test('PLT-074: a worth that is cleared leaves nothing in the page', () => {
  const { style } = document.documentElement
  paintWorth(1_500, 'fa')
  expect([style.getPropertyValue('--early-worth'), isWorthPainted()]).toEqual(['"۱٬۵۰۰"', true])
  clearWorth()
  expect([style.cssText, isWorthPainted()]).toEqual(['', false])
})
