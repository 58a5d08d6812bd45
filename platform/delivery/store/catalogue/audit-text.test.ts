import { expect, test } from '@jest/globals'
import { isAuditText, printable } from './audit-text'

const ltrOverride = '\u202d'
const escapeCode = '\u001b'

test.each([
  ['sara', true],
  ['می‌سازد', true],
  ['github-actions[bot]', true],
  ['', false],
  ['  ', false],
  ['x'.repeat(61), false],
  ['ceo\nFORGED revision 99', false],
  ['ceo\r', false],
  ['a\tb', false],
  [`${escapeCode}[2J`, false],
  ['a\u2028b', false],
  [`a${ltrOverride}b`, false],
  ['a\u0000b', false],
  ['a\u0085b', false],
])('T3 %j may stand in the audit log: %s', (text, isAllowed) => expect(isAuditText(text, 60)).toBe(isAllowed))

test.each([
  ['ceo\nFORGED', 'ceo\\nFORGED'],
  [`${escapeCode}[2J`, '\\u{1b}[2J'],
  [`a${ltrOverride}b`, 'a\\u{202d}b'],
  ['می‌سازد', 'می‌سازد'],
])('T3 %j is printed as %s', (text, printed) => expect(printable(text)).toBe(printed))
