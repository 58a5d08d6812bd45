import { expect, test } from '@jest/globals'
import { growsLinearly } from '../testing/growth'
import { compareNames } from './collate'
import { foldForSearch, isOneEditAway, matchesSearch, matchesSearchWithTypos } from './search'

test.each([
  ['صندوق طلای کیان', 'كيان', true],
  ['صندوق طلای کیان', 'طلا صندوق', true],
  ['سرمایه‌گذاری', 'سرمایهگذاری', true],
  ['آرمان', 'ارمان', true],
  ['صندوق ۱۲۱۸۰', '12180', true],
  ['Zarnab Gold', 'zarnab', true],
  ['صندوق طلا', '', true],
  ['صندوق طلا', '   ', true],
  ['صندوق طلا', 'نقره', false],
])('a search in %j for %j: %s', (text, query, hit) => expect(matchesSearch(text, query)).toBe(hit))

test.each([
  ['کارت', 'کارت', true],
  ['کارت', 'کاارت', true],
  ['کارت', 'کات', true],
  ['کارت', 'کارد', true],
  ['کارت', 'کراتم', false],
  ['کارت', 'کرات', true],
  ['کارت', 'تراک', false],
  ['کارت', 'کارتها', false],
  ['', 'ک', true],
])('%j is one edit away from %j: %s', (one, other, near) => {
  expect([isOneEditAway(one, other), isOneEditAway(other, one)]).toEqual([near, near])
})

test.each([
  ['کارتم گم شده است؛ چه کنم؟', 'كارنم', true],
  ['کارتم گم شده است؛ چه کنم؟', 'گن', false],
  ['کارتم گم شده است؛ چه کنم؟', 'کارنم صندوق', false],
  ['صندوق طلا', 'سندوغ تلا', true],
  ['صندوق طلا', 'سندغ', true],
  ['Early withdrawal fee', 'withdrawl fe', true],
])('a search in %j for %j, with typos: %s', (text, query, hit) => expect(matchesSearchWithTypos(text, query)).toBe(hit))

test('T29 folding takes no more than linear time, up to 100,000 characters', () => {
  expect(growsLinearly(foldForSearch, ' ي')).toBe(true)
})

test('names follow the Persian alphabet, with Arabic ي and ك in their place and numbers by value', () => {
  expect(['گ', 'ژ', 'پ', 'ك', 'ا', 'چ', 'ی'].sort(compareNames)).toEqual(['ا', 'پ', 'چ', 'ژ', 'ك', 'گ', 'ی'])
  expect(['سبد 10', 'سبد 9'].sort(compareNames)).toEqual(['سبد 9', 'سبد 10'])
})
