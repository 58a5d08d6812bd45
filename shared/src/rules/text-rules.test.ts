import { expect, test } from '@jest/globals'
import { growsLinearly } from '../testing/growth'
import { contractCode } from './code'
import { digitsOnly, nationalCode } from './digits-only'
import { email } from './email'
import { bareIban, iban } from './iban'
import type { RuleMessage } from './message'
import { postcode } from './postcode'
import { referralCode } from './referral-code'
import { required } from './required'

const mark = '\u200f'

type Rule = (text: string) => RuleMessage | undefined

/** The examples of section 11, then the bad input of trust.md. */
const table: [id: string, rule: Rule, valid: string[], invalid: string[]][] = [
  ['VAL-01', required, ['a', 'علی', 'x y'], ['', ' a', '   ']],
  [
    'VAL-01',
    required,
    ['\u200cسرو', '👨‍👩‍👧‍👦', '<script>', '{{7*7}}'],
    ['\u200c', '\u202e ', '\u2066 a', '\u00a0', '\t\n'],
  ],
  ['VAL-02', postcode, ['1234567890', '0112345678', '9999999999'], ['0012345678', '123456789', '12345a7890']],
  ['VAL-02', postcode, ['1000000000', '۱۲۳۴۵۶۷۸۹۰'], ['12345678901', '01234-56789', '1234567890\n', '']],
  [
    'VAL-03',
    email,
    ['a@b.ir', 'ali.r@site.com', 'ali.rad@mail.site.com', 'x_1@m.info'],
    ['a@b', 'a@b.c', 'a@b.museum'],
  ],
  [
    'VAL-03',
    email,
    [`${'a'.repeat(64)}@b.ir`, `${'a'.repeat(249)}@b.ir`],
    ['', 'a@b..ir', 'a@b.online', `${'a'.repeat(250)}@b.ir`, '"a b"@x.ir', 'a@b.ir\nx', '.a@b.ir'],
  ],
  ['VAL-05', nationalCode, ['0011223344', '1234567891', '4900000000'], ['123456789', '12345678901', '12345abc90']],
  ['VAL-05', nationalCode, ['۰۰۱۱۲۲۳۳۴۴', '٠٠١١٢٢٣٣٤٤'], ['０011223344', '001122 3344', '001-1223344', '']],
  ['VAL-10', contractCode, ['12345', '00000', '۱۲۳۴۵'], ['1234', '12a45', '123456', 'code: 12345']],
  [
    'VAL-21',
    nationalCode,
    ['0123456789', '9999999999', '۱۲۳۴۵۶۷۸۹۰'],
    ['012345678', '01234567890', '12345abc90', '+123456789', '1234567.89', '1234567e90'],
  ],
  ['VAL-16', required, ['ABC', 'گ۱', '12'], ['', ' ', ' A']],
  ['VAL-17', referralCode, ['AB12', 'abcd1234', '99999'], ['abc', 'ab-12', 'abcdefgh12345', '<script>', '']],
  ['VAL-20', digitsOnly, ['0', '12', '۵'], ['a', '1a', '1.2', '']],
  [
    'VAL-24',
    iban,
    ['IR160120000000001234567890', 'IR590780100010810000000001', 'IR160170000000100000000009'],
    ['IR170120000000001234567890', 'IR16012000000000123456789', 'DE160120000000001234567890'],
  ],
  [
    'VAL-24',
    iban,
    [
      'ir160120000000001234567890',
      'IR16 0120 0000 0000 1234 5678 90',
      'IR16-0120-0000-0000-1234-5678-90',
      `${mark}IR۱۶۰۱۲۰۰۰۰۰۰۰۰۰۱۲۳۴۵۶۷۸۹۰`,
    ],
    [
      '',
      'IR8001200000000012345678901',
      'XIR160120000000001234567890',
      'IR1601200000000012345678901',
      'ІR160120000000001234567890',
      '160120000000001234567890',
    ],
  ],
]

const rows = table.flatMap(([id, rule, valid, invalid]) => [
  ...valid.map((text) => [id, 'accepts', text, rule, true] as const),
  ...invalid.map((text) => [id, 'refuses', text, rule, false] as const),
])

test.each(rows)('%s %s %j', (_id, _does, text, rule, good) => expect(rule(text) === undefined).toBe(good))

test('VAL-01 says whether the text is missing or begins with a space', () => {
  expect(required('   ')).toBe('ui:rules.required')
  expect(required(' a')).toBe('ui:rules.leading-space')
})

test.each<[string, Rule, string]>([
  ['VAL-02', postcode, 'ui:card-page.validate-post-code'],
  ['VAL-03', email, 'ui:card-page.validate-email'],
  ['VAL-05', nationalCode, 'ui:rules.national-code'],
  ['VAL-10', contractCode, 'ui:rules.code'],
  ['VAL-21', nationalCode, 'ui:rules.national-code'],
  ['VAL-17', referralCode, 'ui:rules.referral-code'],
  ['VAL-20', digitsOnly, 'ui:rules.digits-only'],
  ['VAL-24', iban, 'ui:rules.iban'],
])('%s a text that is refused has its own sentence (%p): %s', (_id, rule, message) => expect(rule('?')).toBe(message))

test('VAL-24 a copied IBAN is sent bare', () => {
  expect(bareIban('ir16-0120 0000')).toBe('IR1601200000')
})

test.each(table.map(([id, rule]) => [id, rule.name, rule] as const))(
  'T29 %s %s takes no more than linear time, up to 100,000 characters',
  (_id, _name, rule) => {
    for (const piece of ['a', '1', '.', 'a.', '@', ' ', '۱'])
      expect([piece, growsLinearly(rule, piece)]).toEqual([piece, true])
  },
)
