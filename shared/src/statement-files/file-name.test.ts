import { expect, test } from '@jest/globals'
import { formatterFor } from '../format/format'
import { statementFileName } from './file-name'

const days = { from: '2026-10-23', to: '2026-11-21' }

test.each([
  ['fa', 'کاردکس', 'چکاد بلند', 'کاردکس چکاد بلند ۱۴۰۵-۰۸-۰۱ ۱۴۰۵-۰۸-۳۰'],
  ['fa', 'کاردکس', null, 'کاردکس ۱۴۰۵-۰۸-۰۱ ۱۴۰۵-۰۸-۳۰'],
  ['en', 'Cardex', 'a/b\\c:\u202ed', 'Cardex abcd 1405-08-01 1405-08-30'],
] as const)('INV-065 in %s «%s» of %j is saved as %s', (language, word, fund_name, name) =>
  expect(statementFileName(word, { fund_name, ...days }, formatterFor(language).date)).toBe(name),
)
