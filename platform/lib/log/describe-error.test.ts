import { expect, test } from '@jest/globals'
import { describeError } from './describe-error'

test.each<[unknown, string]>([
  [new TypeError('Invalid URL'), 'TypeError: Invalid URL'],
  [new Error('two\nlines'), 'Error: two'],
  [new Error('bell \u0007 and \u001b[31mred'), 'Error: bell   and  [31mred'],
  [
    new SyntaxError(`Unexpected token 'x', "my secret" is not valid JSON`),
    "SyntaxError: Unexpected token 'x', … is not valid JSON",
  ],
  [new Error('card 6037991234567890, ۰۹۱۲۱۲۳۴۵۶۷'), 'Error: card …, …'],
  [new Error('long'.repeat(100)), `Error: ${'long'.repeat(50)}`],
  ['text', 'a value was thrown that is not an Error'],
  [undefined, 'a value was thrown that is not an Error'],
])('T23 %s is told in one line', (error, line) => {
  expect(describeError(error).replace(/ at .*$/, '')).toBe(line)
})
