import { expect, test } from '@jest/globals'
import { growthOf } from './growth'

test('linear work grows about tenfold', () => {
  expect(growthOf((text) => /^(?:a|b)*$/.test(text), 'ab')).toBeLessThan(40)
})

test('quadratic work is told from it', () => {
  // Nested on purpose, over a tenth of the text: each beginning is followed to the end.
  const quadratic = (text: string) => /a+c/.test(text.slice(0, text.length / 10))
  expect(growthOf(quadratic, 'a')).toBeGreaterThan(40)
})
