import { expect, test } from '@jest/globals'
import { isObject } from '@sarv/platform/lib/is-object'
import { badTexts } from '../testing/bad-texts'
import { type AddressForm, addressErrors, addressLine } from './address'
import { videoBitsPerSecond, videoMaxBytes, videoSeconds } from './constants'
import { dateSpan } from './date-span'
import { answerError, type SurveyQuestion, sliderStart } from './survey'
import { upload, uploadContent } from './upload'

const megabyte = 1024 * 1024
test.each([
  [[{ name: 'a.png', size: 10 }], undefined],
  [[{ name: 'B.JPEG', size: 10 }], undefined],
  [[{ name: 'عکس.jpg', size: 10 }], undefined],
  [[{ name: 'r.pdf', size: 5 * megabyte }], undefined],
  [[{ name: 'a.gif', size: 10 }], 'ui:rules.file-type'],
  [[{ name: 'png', size: 10 }], 'ui:rules.file-type'],
  [[{ name: 'a.png.exe', size: 10 }], 'ui:rules.file-type'],
  [[{ name: 'a.svg', size: 10 }], 'ui:rules.file-type'],
  [[{ name: 'r.pdf', size: 5.1 * megabyte }], 'ui:rules.file-size'],
  [[{ name: 'r.pdf', size: 0 }], 'ui:rules.file-empty'],
  [
    [
      { name: 'a.png', size: 10 },
      { name: 'b.png', size: 10 },
    ],
    'ui:rules.one-file',
  ],
  [[], 'ui:rules.required'],
])('VAL-11 CON-06 the upload %j: %s', (files, message) => expect(upload(files)).toBe(message))

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])
test.each([
  ['a.png', png, undefined],
  ['a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), undefined],
  ['a.jpeg', png, 'ui:rules.file-type'],
  ['a.gif', png, 'ui:rules.file-type'],
  ['png', png, 'ui:rules.file-type'],
  ['a.pdf', new TextEncoder().encode('%PDF-1.7'), undefined],
  ['a.png', program, 'ui:rules.file-type'],
  ['a.pdf', png, 'ui:rules.file-type'],
  ['a.png', new Uint8Array(), 'ui:rules.file-type'],
  ['a.png', new TextEncoder().encode('<svg onload='), 'ui:rules.file-type'],
])('VAL-11 F54 the first bytes of %s decide: %s %s', (name, head, message) =>
  expect(uploadContent(name, head)).toBe(message),
)

test('CON-07 a video at twice the rate that recorders are asked for may be uploaded', () =>
  expect((2 * videoSeconds * videoBitsPerSecond) / 8).toBeLessThan(videoMaxBytes))

const address: AddressForm = {
  province: 'تهران',
  city: 'تهران',
  address: 'خیابان سرو',
  tel: '12',
  unit: '0',
  postalCode: '1234567890',
}
test.each([
  [{}, undefined],
  [{ unit: '7' }, undefined],
  [{ tel: '۱۲' }, undefined],
  [{ unit: '-1' }, { unit: 'ui:rules.digits-only' }],
  [{ tel: 'ب' }, { tel: 'ui:rules.digits-only' }],
  [{ province: '' }, { province: 'ui:rules.province' }],
  [{ city: '' }, { city: 'ui:rules.city' }],
  [{ postalCode: '0012345678' }, { postalCode: 'ui:card-page.validate-post-code' }],
  [
    { address: ' خیابان', unit: '1.5' },
    { address: 'ui:rules.leading-space', unit: 'ui:rules.digits-only' },
  ],
])('VAL-12 an address with %j: %j', (change, problems) =>
  expect(addressErrors({ ...address, ...change })).toEqual(problems),
)

test.each(badTexts)('VAL-12 an address with %s is taken as it is, or refused with a sentence', (_name, text) => {
  const form = { ...address, address: text, tel: text, unit: text, postalCode: text }
  const problems = addressErrors(form) ?? {}
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(['tel', 'unit', 'postalCode']))
  expect(problems.address === undefined).toBe(!/^[\s\u200c]*$|^\s/.test(text))
  expect(addressLine({ address: text, tel: '۱۲', unit: '3' })).toBe(`${text.trim()}، پلاک 12، واحد 3`)
})

test('VAL-12 all six fields of an empty address are asked for', () => {
  const empty: AddressForm = { province: '', city: '', address: '', tel: '', unit: '', postalCode: '' }
  const chosen = ['ui:rules.province', 'ui:rules.city']
  expect(Object.values(addressErrors(empty) ?? {})).toEqual([...chosen, ...Array(4).fill('ui:rules.required')])
})

test('an address is sent as one line', () => {
  expect(addressLine({ address: 'خیابان سرو', tel: '۱۲', unit: '3' })).toBe('خیابان سرو، پلاک 12، واحد 3')
})

test.each([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
  ['x', false],
])('F45 what was kept as %j is an object: %s', (value, is) => expect(isObject(value)).toBe(is))

const today = '2026-11-21'
test.each([
  ['2026-11-20', today, undefined],
  ['2026-10-22', today, undefined],
  [today, today, undefined],
  ['2025-03-01', '2025-03-31', undefined],
  ['2026-10-21', today, 'ui:rules.date-span'],
  [today, '2026-11-20', 'ui:rules.date-order'],
  [today, '2026-11-22', 'ui:rules.date-future'],
  ['', today, 'ui:rules.date'],
  [today, '', 'ui:rules.date'],
  ['2026-02-31', today, 'ui:rules.date'],
])('VAL-19 CON-14 from %s to %s: %s', (from, to, message) => expect(dateSpan(from, to, today)).toBe(message))

const questions: SurveyQuestion[] = [
  { id: 1, type: 'OPTIONS', required: true },
  { id: 2, type: 'SLIDER', required: true },
  { id: 3, type: 'NUMERICAL_INPUT', required: true, minimum: 100, maximum: 900 },
  { id: 4, type: 'SOMETHING_NEW', required: false },
]
test.each([
  ['a choice', 0, '7', undefined],
  ['the step where a slider begins', 1, String(sliderStart), undefined],
  ['the least number in Persian digits', 2, '۱۰۰', undefined],
  ['a number below its minimum', 2, '99', 'ui:rules.minimum'],
  ['the largest number', 2, '900', undefined],
  ['a number above its maximum', 2, '901', 'ui:rules.maximum'],
])('VAL-22 %s: %s %s %s', (_name, place, answer, message) => {
  const [question] = questions.slice(place)
  expect(question && answerError(question, answer)).toBe(message)
})

test('VAL-22 each answer says what is wrong with it', () => {
  expect(questions.map((question) => answerError(question, undefined))).toEqual([
    ...Array(3).fill('ui:rules.answer'),
    undefined,
  ])
  const number = { id: 3, type: 'NUMERICAL_INPUT', required: true, minimum: 100 }
  expect(['1e3', '99', '100', '  '].map((answer) => answerError(number, answer))).toEqual([
    'ui:rules.digits-only',
    'ui:rules.minimum',
    undefined,
    'ui:rules.answer',
  ])
  expect(answerError({ id: 1, type: 'OPTIONS', required: true }, 'هیچ‌کدام')).toBeUndefined()
})
