import { expect, test } from '@jest/globals'
import { correctSpelling } from './correct-spelling'

const known = ['کارت', 'صندوق', 'سبد', 'کارمزد', 'مبلغ', 'ممکن', 'card', 'withdrawal']

test.each([
  ['known', 'کارت', 'کارت'],
  ['spelt by ear', 'سندوغ', 'صندوق'],
  ['spelt by ear and short', 'ثبد', 'سبد'],
  ['spelt by ear with a letter missing', 'کارمظ', 'کارمزد'],
  ['with two letters swapped', 'کرات', 'کارت'],
  ['with a letter missing', 'کارمز', 'کارمزد'],
  ['with a letter too many', 'مبللغ', 'مبلغ'],
  ['with another letter', 'crrd', 'card'],
  ['with a letter missing', 'withdrawl', 'withdrawal'],
  ['short and off by one', 'سید', 'سید'],
  ['off by two', 'کاغذ', 'کاغذ'],
  ['a number', '2026', '2026'],
])('SBX-115: the word that is %s, %s, is looked up as %s', (_, word, looked) =>
  expect(correctSpelling(word, known)).toBe(looked),
)

test('SBX-115: of two words that are as near the likelier one is meant', () => {
  expect(correctSpelling('کارتت', ['کارتی', 'کارتن'])).toBe('کارتی')
  expect(correctSpelling('کارتت', ['کارتن', 'کارتی'])).toBe('کارتن')
})
