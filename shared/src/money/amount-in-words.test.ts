import { expect, test } from '@jest/globals'
import { numberInWords, rialInWords } from './amount-in-words'

test.each([
  [50_000_000, 'پنجاه میلیون ریال', 'fifty million rial'],
  [300_000, 'سیصد هزار ریال', 'three hundred thousand rial'],
  [1_500_021, 'یک میلیون و پانصد هزار و بیست و یک ریال', 'one million five hundred thousand twenty-one rial'],
  [0, 'صفر ریال', 'zero rial'],
  [1_000_000_000_000, 'یک هزار میلیارد ریال', 'one trillion rial'],
  [1.5, '', ''],
  [Number.NaN, '', ''],
])('U11 %d rial is written %s', (amount, persian, english) => {
  expect(rialInWords(amount, 'fa')).toBe(persian)
  expect(rialInWords(amount, 'en')).toBe(english)
})

test.each([
  [7, 'هفت', 'seven'],
  [19, 'نوزده', 'nineteen'],
  [20, 'بیست', 'twenty'],
  [100, 'صد', 'one hundred'],
  [1_250, 'یک هزار و دویست و پنجاه', 'one thousand two hundred fifty'],
  [-12, 'منفی دوازده', 'minus twelve'],
])('%d in words is %s', (value, persian, english) => {
  expect(numberInWords(value, 'fa')).toBe(persian)
  expect(numberInWords(value, 'en')).toBe(english)
})
