import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { amountChips, twoStepAbove } from '../rules/constants'
import { amountDigits, editAmount, groupDigits, parseAmount } from './amount-field'
import { groupFour, maskCard } from './card-number'
import { isRial } from './rial'
import { formatToman } from './toman'
import { paymentPlan } from './two-step'

test.each([
  ['1,500,000', '1500000'],
  ['999,999,999,999', '999999999999'],
  ['1٬000', '1000'],
  ['۱٬۰۰۰٬۰۰۰', '1000000'],
  ['١٢٣', '123'],
  ['۵٬۰۰۰٬۰۰۰ ریال', '5000000'],
  ['5,000,000 rials', '5000000'],
  ['5,000,000 rial', '5000000'],
  ['Rial 5,000,000', '5000000'],
  ['rials 5,000,000', '5000000'],
  ['1،000', '1000'],
  ['1,0,0', '100'],
  [' 1000', '1000'],
  ['1000 ', '1000'],
  ['1\u00a0000', '1000'],
  ['1\u200c000', '1000'],
  ['\u200f۱۲۳\u200f', '123'],
  ['', ''],
  ['0', '0'],
  [`1${' '.repeat(99)}`, '1'],
])('VAL-13 a paste of %j gives %j', (text, digits) => expect(amountDigits(text)).toBe(digits))

test.each([
  ...[
    '1e5',
    '1e6',
    '-5',
    '-1',
    '+5',
    '1.5',
    '1٫5',
    '#1',
    '1;2',
    'NaN',
    'Infinity',
    '0x10',
    '1\u0000',
    '１２３',
    'ریال',
    'abc',
    '1/2',
  ],
  ...[
    '۱۰ میلیون تومان',
    '۵٬۰۰۰ تومان',
    '1 ریال 2',
    '1,000,000,000,000',
    '999999999999999',
    '9007199254740993',
    `1${' '.repeat(100)}`,
    '1'.repeat(100_000),
  ],
])('VAL-13 a paste of %.30s is refused', (text) => expect(amountDigits(text)).toBeUndefined())

test.each([
  ['typed at the end', '150', '1,500', 5, { digits: '1500', shown: '1,500', caret: 5 }],
  ['a separator comes under the caret', '1500', '1,5006', 6, { digits: '15006', shown: '15,006', caret: 6 }],
  ['typed in the middle', '1500', '19,500', 2, { digits: '19500', shown: '19,500', caret: 2 }],
  ['a digit deleted in the middle', '1500000', '1,00,000', 2, { digits: '100000', shown: '100,000', caret: 1 }],
  ['a typed separator changes nothing', '1000', '1,000,', 6, { digits: '1000', shown: '1,000', caret: 5 }],
  ['typed separators change nothing', '1000', '1,000,,', 7, { digits: '1000', shown: '1,000', caret: 5 }],
  ['the same digit typed over changes nothing', '1500', '1,500', 3, { digits: '1500', shown: '1,500', caret: 3 }],
  [
    'the first digit deleted keeps the zeros',
    '1000000',
    ',000,000',
    0,
    { digits: '000000', shown: '000,000', caret: 0 },
  ],
  ['typed over those zeros', '000000', '5000,000', 1, { digits: '5000000', shown: '5,000,000', caret: 1 }],
  ['a zero before a digit goes', '0', '05', 2, { digits: '5', shown: '5', caret: 1 }],
  ['zeros alone are one', '0', '00', 2, { digits: '0', shown: '0', caret: 1 }],
  ['zeros before pasted digits go', '', '0070', 4, { digits: '70', shown: '70', caret: 2 }],
  ['the caret moves with the zeros that go', '0', '01500', 2, { digits: '1500', shown: '1,500', caret: 1 }],
  ['a zero typed over the first digit stays', '100', '000', 1, { digits: '000', shown: '000', caret: 1 }],
  ['all deleted', '5', '', 0, { digits: '', shown: '', caret: 0 }],
])('VAL-13 %s', (_name, before, text, caret, after) => expect(editAmount(before, text, caret, 'en')).toEqual(after))

test.each([
  ['1,5', '', '1,5', 3],
  ['1،۵', '', '1،۵', 3],
  ['1,0,0', '', '1,0,0', 5],
  ['12,34,567 rials', '', '12,34,567 rials', 15],
  ['1,5 before 00', '00', '1,500', 3],
  [',5 before what is the same', '1500', '1,5,500', 3],
  ['5,5 over 1,000', '1000', '5,5', 3],
])('VAL-13 a paste of %s is no amount: its commas group no thousands', (_name, before, text, caret) =>
  expect(editAmount(before, text, caret, 'en')).toBeUndefined(),
)

test.each([
  ['1,500', '', '1,500', '1500'],
  ['۱٬۵۰۰٬۰۰۰ ریال', '', '۱٬۵۰۰٬۰۰۰ ریال', '1500000'],
  ['1,500 over 1,567,890', '1567890', '1,500', '1500'],
  [',500 after 1', '1', '1,500', '1500'],
])('VAL-13 a paste of %s keeps its thousands', (_name, before, text, digits) =>
  expect(editAmount(before, text, text.length, 'en')?.digits).toBe(digits),
)

test('VAL-13 Persian digits are typed, kept as ASCII and shown in Persian', () => {
  expect(editAmount('150', '۱۵۰۰', 4, 'fa')).toEqual({ digits: '1500', shown: '۱٬۵۰۰', caret: 5 })
})

test('VAL-13 an empty field is not an amount', () => expect(parseAmount('')).toBeUndefined())

test.each(['e', 'E', '+', '-', '#', '.'])('VAL-13 the key %s leaves the field as it was', (key) =>
  expect(editAmount('1000', `1,000${key}`, 6, 'fa')).toBeUndefined(),
)

test('VAL-13 CON-05 the fifteen characters count the separators: twelve digits fit, thirteen do not', () => {
  expect(editAmount('99999999999', '99,999,999,9999', 15, 'en')?.shown).toBe('999,999,999,999')
  expect(editAmount('999999999999', '999,999,999,9999', 16, 'en')).toBeUndefined()
})

test('PLT-071 what is shown is read back as the same integer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.constantFrom('fa' as const, 'en' as const),
      (amount, language) => {
        const digits = amountDigits(groupDigits(String(amount), language))
        expect(digits).toBe(String(amount))
        expect(parseAmount(digits ?? '')).toBe(amount)
      },
    ),
  )
})

test('PLT-071 a two-step payment loses no rial and makes no fraction', () => {
  const whole = fc.integer({ min: 1, max: 999_999_999_999 })
  fc.assert(
    fc.property(whole, whole, (amount, minimum) => {
      const plan = paymentPlan(amount, minimum)
      const parts = plan.at === 'once' ? [plan.payment] : [plan.prepayment, plan.remainder]
      expect(parts.every(isRial)).toBe(true)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
    }),
  )
})

test('PLT-071 the toman hint adds up to the rial that it tells', () => {
  const sizes: Record<string, number> = { billion: 1e10, million: 1e7, thousand: 1e4, toman: 10, rial: 1 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (rial) => {
      const said = formatToman(rial, 'en').replaceAll(',', '')
      const parts = [...said.matchAll(/(\d+) (billion|million|thousand|toman|rial)/g)]
      expect(parts.reduce((sum, [, count, word]) => sum + Number(count) * (sizes[word ?? ''] ?? 0), 0)).toBe(rial)
    }),
  )
})

test.each([
  [twoStepAbove - 1, 'once'],
  [twoStepAbove, 'once'],
  [twoStepAbove + 1, 'two-step'],
])('CON-17 %d rial is paid %s', (amount, at) => expect(paymentPlan(amount, 500_000_000).at).toBe(at))

test('CON-17 the minimum comes first and the remainder later', () => {
  expect(paymentPlan(2_000_000_000, 500_000_000)).toEqual({
    at: 'two-step',
    prepayment: 500_000_000,
    remainder: 1_500_000_000,
  })
})

test('CON-18 the chips say 10, 20 and 50 million toman and set rial', () => {
  expect(amountChips).toEqual([100_000_000, 200_000_000, 500_000_000])
  expect(amountChips.map((chip) => formatToman(chip, 'fa'))).toEqual([
    '۱۰ میلیون تومان',
    '۲۰ میلیون تومان',
    '۵۰ میلیون تومان',
  ])
})

test.each([
  ['6037991234561112', '6037 99** **** 1112'],
  ['6037-9912-3456-1112', '6037 99** **** 1112'],
  ['603799******1112', '6037 99** **** 1112'],
  ['603799xxxxxx1112', '6037 99** **** 1112'],
  ['', ''],
])('PLT-040 the card %s shows as %s', (number, shown) => expect(maskCard(number)).toBe(shown))

test('an IBAN stands in groups of four', () => {
  expect(groupFour('IR160120000000001234567890')).toBe('IR16 0120 0000 0000 1234 5678 90')
})
