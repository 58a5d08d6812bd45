import { expect, test } from '@jest/globals'
import { growsLinearly } from '../testing/growth'
import { cardNumber } from './card-number'
import { contractCode, loginCode } from './code'
import { digitsOnly, nationalCode, tenDigits } from './digits-only'
import { email } from './email'
import { bareIban, iban } from './iban'
import type { Rule } from './message'
import { mobile } from './mobile'
import { nationalSerial } from './national-serial'
import { password } from './password'
import { postcode } from './postcode'
import { referralCode } from './referral-code'
import { required } from './required'

const own = '4900000000'
const serial: Rule = (text) => nationalSerial(text, own)
const mark = '\u200f'

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
  ['VAL-04', mobile, ['', '09121234567', '09350000000'], ['9121234567', '0912123456', '08121234567']],
  ['VAL-04', mobile, ['۰۹۱۲۱۲۳۴۵۶۷'], ['+989121234567', '00989121234567', '0912 123 4567', '091212345678']],
  ['VAL-05', nationalCode, ['0011223344', '1234567891', '4900000000'], ['123456789', '12345678901', '12345abc90']],
  ['VAL-05', nationalCode, ['۰۰۱۱۲۲۳۳۴۴', '٠٠١١٢٢٣٣٤٤'], ['０011223344', '001122 3344', '001-1223344', '']],
  ['VAL-06', password, ['Passw0rd', 'ABCDEFG1', 'Aaaaaaaaaaaaaa1'], ['passw0rd', 'Password', 'Pass0rd']],
  ['VAL-06', password, ['Passw۰rd'], ['Aaaaaaaaaaaaaaa1', '']],
  ['VAL-08', serial, ['1G12345678', '9a00000000', '1234567890'], [own, 'G112345678', '1G1234567']],
  [
    'VAL-08',
    serial,
    ['۱۲۳۴۵۶۷۸۹۰'],
    [
      'AA12345678',
      '11G12345678',
      '12345678901',
      '1آ12345678',
      '1A1234567O',
      '1A123456789',
      '1A12345678\n',
      `1A${mark}2345678`,
      '۴۹۰۰۰۰۰۰۰۰',
    ],
  ],
  ['VAL-09', loginCode, ['123456', '000000', '۱۲۳۴۵۶'], ['12345', '12a456', '1234567', '']],
  ['VAL-10', contractCode, ['12345', '00000', '۱۲۳۴۵'], ['1234', '12a45', '123456', 'code: 12345']],
  ['VAL-16', required, ['ABC', 'گ۱', '12'], ['', ' ', ' A']],
  ['VAL-17', referralCode, ['AB12', 'abcd1234', '99999'], ['abc', 'ab-12', 'abcdefgh12345', '<script>', '']],
  ['VAL-20', digitsOnly, ['0', '12', '۵'], ['a', '1a', '1.2', '']],
  ['VAL-21', tenDigits, ['0123456789', '9999999999', '۱۲۳۴۵۶۷۸۹۰'], ['123456789', '12345678901', '12345abc90']],
  [
    'VAL-23',
    cardNumber,
    ['6037991111111112', '6274121234567899', '5022291070123458'],
    ['6037991111111113', '603799111111111', 'letters'],
  ],
  [
    'VAL-23',
    cardNumber,
    ['6037-9911-1111-1112', '۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲'],
    ['', '60379911111111120', '06037991111111112', '603799*****11112'],
  ],
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
  ['VAL-02', postcode, 'ui:rules.postcode'],
  ['VAL-03', email, 'ui:rules.email'],
  ['VAL-04', mobile, 'ui:rules.mobile'],
  ['VAL-05', nationalCode, 'ui:rules.national-code'],
  ['VAL-06', password, 'ui:rules.password'],
  ['VAL-08', serial, 'ui:rules.national-serial'],
  ['VAL-09', loginCode, 'ui:rules.code'],
  ['VAL-17', referralCode, 'ui:rules.referral-code'],
  ['VAL-20', digitsOnly, 'ui:rules.digits-only'],
  ['VAL-21', tenDigits, 'ui:rules.ten-digits'],
  ['VAL-23', cardNumber, 'ui:rules.card-number'],
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
