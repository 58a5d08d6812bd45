import { expect, test } from '@jest/globals'
import { commaList } from './comma-list'

test.each([
  ['fa', 'تهران، شهریار'],
  ['en', 'تهران, شهریار'],
] as const)('D-125 the comma of %s stands between the parts of a line', (language, line) =>
  expect(commaList(['تهران', 'شهریار'], language)).toBe(line),
)
