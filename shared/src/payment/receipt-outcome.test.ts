import { expect, test } from '@jest/globals'
import { parseOutcome, plainText } from './receipt-outcome'

test.each([
  ['SUCCESS', 'success'],
  ['success', 'failure'],
  ['Success', 'failure'],
  ['FAILED', 'failure'],
  ['', 'failure'],
  [' SUCCESS', 'failure'],
  [undefined, 'failure'],
  [null, 'failure'],
])('PLT-046 the status %p is a %s', (status, outcome) => expect(parseOutcome(status)).toBe(outcome))

test.each([
  ['None', '-'],
  [undefined, '-'],
  [null, '-'],
  ['', '-'],
  ['  ', '-'],
  ['408126773915', '408126773915'],
  ['none', 'none'],
])('PLT-047 the trace number %p is shown as %p', (trace, shown) => expect(plainText(trace)).toBe(shown))

test('T9 T26 a hostile value is cut and cannot turn the text round', () => {
  expect(plainText('1'.repeat(10_000))).toHaveLength(65)
  expect(plainText('1'.repeat(64))).toBe('1'.repeat(64))
  expect(plainText('\u202e12\u200c3\u2066')).toBe('123')
})

test('PLT-046 a weekday keeps its half-space, and no other mark', () => {
  expect(plainText('\u200cسه\u200cشنبه ۱ دی ۱۴۰۵\u200f')).toBe('سه\u200cشنبه ۱ دی ۱۴۰۵')
})
