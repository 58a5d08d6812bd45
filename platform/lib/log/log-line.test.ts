import { expect, test } from '@jest/globals'
import { logLine } from './log-line'

test.each([
  ['an ordinary line', 'api GET /fund/ 200 3 ms', 'api GET /fund/ 200 3 ms'],
  ['a Persian one with its joiners', 'می‌روم', 'می‌روم'],
  ['the end of a line', 'a\nb\r\nc', 'a\\u000ab\\u000d\\u000ac'],
  ['the ends of Unicode', 'a\u2028b\u2029c\u0085d', 'a\\u2028b\\u2029c\\u0085d'],
  ["a terminal's colours", '\u001b[31mred\u009b0m', '\\u001b[31mred\\u009b0m'],
  ['a text that is read backwards', 'a\u202eb\u2066c\u200fd', 'a\\u202eb\\u2066c\\u200fd'],
  ['half a character', 'a\ud800b', 'a\\ud800b'],
  ['a whole one', 'a😀b', 'a😀b'],
])('T23 a log line with %s', (_, text, line) => expect(logLine(text)).toBe(line))

test('T23 a log line has an end', () => {
  expect(logLine('a'.repeat(5_000))).toBe(`${'a'.repeat(2_000)}…`)
})
