import { expect, test } from '@jest/globals'
import { numberInWords, rialInWords } from './amount-in-words'

test.each([
  [50_000_000, 'پنجاه میلیون ریال', 'fifty million rial'],
  [300_000, 'سیصد هزار ریال', 'three hundred thousand rial'],
  [1_500_021, 'یک میلیون و پانصد هزار و بیست و یک ریال', 'one million five hundred thousand twenty-one rial'],
  [0, 'صفر ریال', 'zero rial'],
  [1_000_000_000_000, 'یک هزار میلیارد ریال', 'one trillion rial'],
  [5_000_000_000, 'پنج میلیارد ریال', 'five billion rial'],
  [2_000_000_000_000_000, 'دو میلیون میلیارد ریال', 'two quadrillion rial'],
  [2_000.5, '', ''],
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

const upTo = (count: number, step: number) => Array.from({ length: count }, (_, index) => (index + 1) * step)

test.each([
  ['fa', upTo(19, 1), 'یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'],
  ['fa', upTo(9, 10).slice(1), 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود'],
  ['fa', upTo(9, 100), 'صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'],
  ['en', upTo(9, 1), 'one two three four five six seven eight nine'],
  ['en', upTo(19, 1).slice(9), 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'],
  ['en', upTo(9, 10).slice(1), 'twenty thirty forty fifty sixty seventy eighty ninety'],
] as const)('U11 every number has its own word (%s, %j)', (language, numbers, words) =>
  expect(numbers.map((number) => numberInWords(number, language)).join(' ')).toBe(words),
)
