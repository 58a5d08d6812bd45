import { expect, test } from '@jest/globals'
import { indexedWords, questionWords } from './search-words'

test.each([
  ['ي and ك', 'كارت بانكي', 'کارت بانکی'],
  ['half-spaces', 'صندوق‌های سرمایه‌گذاری', 'صندوق های سرمایه گذاری'],
  ['tatweel and vowel marks', 'کـــارتِ بانکی', 'کارت بانکی'],
  ['digits of three scripts', '۴۸ ٤٨ 48 ساعت', '48 ساعت'],
  ['endings', 'کارتم کارت‌هایم کارت‌ها', 'کارت'],
  ['the words of people', 'پولم کنسل', 'مبلغ لغو'],
  ['stop words of both languages', 'لطفاً بگویید چطور the card', 'card'],
  ['English endings', 'Orders', 'order'],
])('SBX-115: the search sees through %s', (_, one, other) => {
  expect(questionWords(one, [])).toEqual(questionWords(other, []))
  expect(questionWords(one, [])).not.toEqual([])
})

test('SBX-115: a word with a half-space is found in one piece and in two', () => {
  const words = indexedWords('پرسش‌نامه')
  expect(words).toEqual(expect.arrayContaining([...questionWords('پرسشنامه', []), ...questionWords('پرسش نامه', [])]))
})

test('SBX-115: a question of stop words alone has no word to search for', () => {
  expect(questionWords('چطور می‌توانم؟ چتور؟', [])).toEqual([])
})

test('SBX-115: a word that is misspelt is that of the index or of the thesaurus, without its endings', () => {
  expect(questionWords('سندوغ‌هام رو کنصل', ['صندوق'])).toEqual(['صندوق', 'لغو'])
})
