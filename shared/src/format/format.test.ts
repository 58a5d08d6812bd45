import { expect, test } from '@jest/globals'
import { formatterFor } from './format'

const fa = formatterFor('fa')
const en = formatterFor('en')

test.each([
  [1_234_567, '۱٬۲۳۴٬۵۶۷ ریال', '1,234,567 IRR'],
  [0, '۰ ریال', '0 IRR'],
  [-50_000, '−۵۰٬۰۰۰ ریال', '−50,000 IRR'],
  [999_999_999_999_999, '۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال', '999,999,999,999,999 IRR'],
  [Number.NaN, '-', '-'],
  [Number.POSITIVE_INFINITY, '-', '-'],
  [1.5, '-', '-'],
])('PLT-037 CON-31 %d rial shows as %s', (amount, persian, english) => {
  expect(fa.rial(amount)).toBe(persian)
  expect(en.rial(amount)).toBe(english)
})

test.each([
  [1_900_000_000, '۱۹۰ میلیون تومان', '190 million toman'],
  [500_000_000, '۵۰ میلیون تومان', '50 million toman'],
  [300_000, '۳۰ هزار تومان', '30 thousand toman'],
  [125_000_000, '۱۲ میلیون و ۵۰۰ هزار تومان', '12 million 500 thousand toman'],
  [25_000_000_000, '۲ میلیارد و ۵۰۰ میلیون تومان', '2 billion 500 million toman'],
  [1_230, '۱۲۳ تومان', '123 toman'],
  [11, '۱ تومان و ۱ ریال', '1 toman 1 rial'],
  [9, '۹ ریال', '9 rial'],
  [0, '۰ تومان', '0 toman'],
  [-10, '−۱ تومان', '−1 toman'],
  [
    999_999_999_999_990,
    '۹۹٬۹۹۹ میلیارد و ۹۹۹ میلیون و ۹۹۹ هزار و ۹۹۹ تومان',
    '99,999 billion 999 million 999 thousand 999 toman',
  ],
  [0.5, '-', '-'],
])('PLT-038 CON-31 %d rial is told as %s', (amount, persian, english) => {
  expect(fa.toman(amount)).toBe(persian)
  expect(en.toman(amount)).toBe(english)
})

test('PLT-038 a chip leaves the word toman to its caption', () => {
  expect(fa.toman(100_000_000, { unit: false })).toBe('۱۰ میلیون')
})

test.each([
  [24.6, 'auto', '۲۴٫۶۰٪', '24.60%'],
  [24.6, 'always', '+۲۴٫۶۰٪', '+24.60%'],
  [-4.18, 'always', '−۴٫۱۸٪', '−4.18%'],
  [-4.18, 'never', '۴٫۱۸٪', '4.18%'],
  [0, 'always', '۰٫۰۰٪', '0.00%'],
  [-0.001, 'always', '۰٫۰۰٪', '0.00%'],
  [1234.5, 'auto', '۱٬۲۳۴٫۵۰٪', '1,234.50%'],
  [Number.NaN, 'auto', '-', '-'],
] as const)('PLT-039 %d percent with sign %s shows as %s', (value, sign, persian, english) => {
  expect(fa.percent(value, { sign })).toBe(persian)
  expect(en.percent(value, { sign })).toBe(english)
})

test('numbers are grouped, with decimals only where asked', () => {
  expect(fa.number(1_234_567)).toBe('۱٬۲۳۴٬۵۶۷')
  expect(en.number(12.345, { decimals: 1 })).toBe('12.3')
  expect(fa.number(1e22)).toBe('-')
})

test.each([
  ['2026-03-21', '۱۴۰۵/۰۱/۰۱', '1405/01/01'],
  ['2026-11-21', '۱۴۰۵/۰۸/۳۰', '1405/08/30'],
  ['2026-11-20T22:00:00Z', '۱۴۰۵/۰۸/۳۰', '1405/08/30'],
  ['2026-13-01', '-', '-'],
  ['None', '-', '-'],
  ['', '-', '-'],
])('PLT-036 the wire date %j shows as %s', (iso, persian, english) => {
  expect(fa.date(iso)).toBe(persian)
  expect(en.date(iso)).toBe(english)
})

test('amounts in words and bare digits are in the language too', () => {
  expect([fa.words(50_000_000), en.words(50_000_000)]).toEqual(['پنجاه میلیون ریال', 'fifty million rial'])
  expect([fa.digits('6037 99** **** 1112'), en.digits('۱۲')]).toEqual(['۶۰۳۷ ۹۹** **** ۱۱۱۲', '12'])
  expect(fa.rial(5, { sign: 'always' })).toBe('+۵ ریال')
})

test('PLT-036 a receipt has its whole date, in both languages', () => {
  expect(fa.fullDate('2026-11-21')).toBe('شنبه ۳۰ آبان ۱۴۰۵')
  expect(en.fullDate('2026-11-21T12:52:08.000Z')).toBe('Saturday, 30 Aban 1405')
  expect(fa.fullDate('null')).toBe('-')
})

/** Saturday, 30 Aban 1405; the year ends on 2027-03-20. */
const clock = new Date('2026-11-21T12:52:30Z')
test.each([
  ['2026-11-21', 'امروز', 'today'],
  ['2026-11-20T22:00:00Z', 'امروز', 'today'],
  ['2026-11-20', 'دیروز', 'yesterday'],
  ['2026-11-22', 'فردا', 'tomorrow'],
  ['2026-11-19', '۲۸ آبان', '28 Aban'],
  ['2027-03-20', '۲۹ اسفند', '29 Esfand'],
  ['2027-03-21', '۱ فروردین ۱۴۰۶', '1 Farvardin 1406'],
  ['2026-03-20', '۲۹ اسفند ۱۴۰۴', '29 Esfand 1404'],
  ['None', '-', '-'],
])('PLT-036 on 30 Aban 1405 the day %s is said as %s', (iso, persian, english) => {
  expect(fa.day(iso, { now: clock })).toBe(persian)
  expect(en.day(iso, { now: clock })).toBe(english)
})

test.each([
  ['2026-11-21', 'امروز'],
  ['2026-11-23', 'دوشنبه ۲ آذر'],
  ['2026-11-27', 'جمعه ۶ آذر'],
  ['2026-11-28', '۷ آذر'],
  ['2026-11-15', 'یکشنبه ۲۴ آبان'],
  ['2026-11-14', '۲۳ آبان'],
])('PLT-036 the weekday of %s is said within a week alone: %s', (iso, said) =>
  expect(fa.day(iso, { weekday: true, now: clock })).toBe(said),
)

test('times are those of Tehran, before 1401 with its summer time', () => {
  expect(fa.time('2026-11-21T12:52:08.000Z')).toBe('۱۶:۲۲')
  expect(en.time('2021-07-01T12:00:00Z')).toBe('16:30')
  expect(fa.time('2026-11-21')).toBe('-')
})

const now = new Date('2026-11-21T12:52:30Z')
test.each([
  ['2026-11-21T12:52:10Z', 'لحظاتی پیش', 'just now'],
  ['2026-11-21T12:53:30Z', 'لحظاتی پیش', 'just now'],
  ['2026-11-21T12:47:00Z', '۵ دقیقه پیش', '5 minutes ago'],
  ['2026-11-21T11:52:00Z', '۱ ساعت پیش', '1 hour ago'],
  ['2026-11-21T20:31:00Z', 'لحظاتی پیش', 'just now'],
  ['2026-11-20T12:00:00Z', 'دیروز', 'yesterday'],
  ['2026-11-18', '۳ روز پیش', '3 days ago'],
  ['2026-11-01T12:00:00Z', '۱۰ آبان', '10 Aban'],
  ['2025-11-01T12:00:00Z', '۱۰ آبان ۱۴۰۴', '10 Aban 1404'],
  ['2026-12-01T12:00:00Z', '۱۰ آذر', '10 Azar'],
  ['soon', '-', '-'],
])('U15 %s is told as %s', (iso, persian, english) => {
  expect(fa.relative(iso, now)).toBe(persian)
  expect(en.relative(iso, now)).toBe(english)
})
