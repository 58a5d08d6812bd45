/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { isRaised } from '../root-flags'
import { clearFirstNumber, digitsOf, paintFirstNumber } from './paint-first-number'

const amounts = [1, 999, 1_000, 1_284_615_344, 100_000, Number.MAX_SAFE_INTEGER]

test.each(['fa', 'en'] as const)('PLT-037: the first number is written as every other amount (%s)', (language) => {
  const { format: number } = new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-US')
  expect(amounts.map((amount) => digitsOf(amount, language))).toEqual(amounts.map((amount) => number(amount)))
})

test('PLT-074: a first number that is cleared leaves nothing in the page', () => {
  const { style } = document.documentElement
  paintFirstNumber(1_500, 'ریال', 'fa')
  expect([style.getPropertyValue('--first-number'), isRaised('firstNumber')]).toEqual(['"۱٬۵۰۰"', true])
  clearFirstNumber()
  expect([style.cssText, isRaised('firstNumber')]).toEqual(['', false])
})
