import { expect, test } from '@jest/globals'
import { growsLinearly } from '../testing/growth'
import { compareNames } from './collate'
import { foldForSearch, matchesSearch } from './search'

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

test('T29 folding takes no more than linear time, up to 100,000 characters', () => {
  expect(growsLinearly(foldForSearch, ' ي')).toBe(true)
})

test('names follow the Persian alphabet, with Arabic ي and ك in their place and numbers by value', () => {
  expect(['گ', 'ژ', 'پ', 'ك', 'ا', 'چ', 'ی'].sort(compareNames)).toEqual(['ا', 'پ', 'چ', 'ژ', 'ك', 'گ', 'ی'])
  expect(['سبد 10', 'سبد 9'].sort(compareNames)).toEqual(['سبد 9', 'سبد 10'])
})
