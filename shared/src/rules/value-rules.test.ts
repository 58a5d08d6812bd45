import { expect, test } from '@jest/globals'
import { badTexts } from '../testing/bad-texts'
import { type AddressForm, addressErrors, addressLine } from './address'
import { buyAmount, increaseAmount, investAmount, transferAmount } from './amount'
import { dateSpan } from './date-span'
import { answerError, type SurveyQuestion, sliderStart, surveyDone } from './survey'
import { upload, uploadContent } from './upload'
import { videoError } from './video'

test.each([
  ['300000', undefined],
  ['999999', undefined],
  ['1000000', undefined],
  ['۳۰۰۰۰۰', undefined],
  ['299999', 'ui:rules.minimum'],
  ['30000', 'ui:rules.minimum'],
  ['0300000', 'ui:rules.minimum'],
  ['', 'ui:rules.minimum'],
  ['3e5', 'ui:rules.minimum'],
])('VAL-07 buying for %j rial: %s', (digits, message) => expect(buyAmount(digits)).toBe(message))

test('VAL-07 a larger minimum of the fund wins, a smaller one does not', () => {
  expect(buyAmount('499999', 500_000)).toBe('ui:rules.minimum')
  expect(buyAmount('500000', 500_000)).toBeUndefined()
  expect(buyAmount('200000', 100_000)).toBe('ui:rules.minimum')
})

const minimum = 500_000_000
test.each([
  [String(minimum), undefined],
  [String(minimum + 1), undefined],
  [String(10 * minimum), undefined],
  ['', undefined],
  [String(minimum - 1), 'ui:rules.minimum'],
  ['1', 'ui:rules.minimum'],
  ['0', 'ui:rules.minimum'],
])('VAL-14 investing %j rial: %s', (digits, message) => expect(investAmount(digits, minimum)).toBe(message))

test.each([
  ['1', undefined],
  ['10000', undefined],
  ['500000000', undefined],
  ['', 'ui:rules.amount'],
  ['0', 'ui:rules.amount'],
  ['000', 'ui:rules.amount'],
])('VAL-15 adding %j rial: %s', (digits, message) => expect(increaseAmount(digits)).toBe(message))

test.each([
  ['10000', undefined],
  ['250000', undefined],
  ['300000', undefined],
  ['9999', 'ui:rules.transfer-minimum'],
  ['0', 'ui:rules.transfer-minimum'],
  ['300001', 'ui:rules.balance'],
])('VAL-18 CON-13 ERR-18 ERR-21 a transfer of %s out of 300,000 rial: %s', (digits, message) =>
  expect(transferAmount(digits, 300_000)).toBe(message),
)

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
  ['a.pdf', new TextEncoder().encode('%PDF-1.7'), undefined],
  ['a.png', program, 'ui:rules.file-type'],
  ['a.pdf', png, 'ui:rules.file-type'],
  ['a.png', new Uint8Array(), 'ui:rules.file-type'],
  ['a.png', new TextEncoder().encode('<svg onload='), 'ui:rules.file-type'],
])('VAL-11 F54 the first bytes of %s decide: %s %s', (name, head, message) =>
  expect(uploadContent(name, head)).toBe(message),
)

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
  [{ city: '' }, { city: 'ui:rules.required' }],
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
  expect(Object.values(addressErrors(empty) ?? {})).toEqual(Array(6).fill('ui:rules.required'))
})

test('an address is sent as one line', () => {
  expect(addressLine({ address: 'خیابان سرو', tel: '۱۲', unit: '3' })).toBe('خیابان سرو، پلاک 12، واحد 3')
})

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
  ['2026-02-31', today, 'ui:rules.date'],
])('VAL-19 CON-14 from %s to %s: %s', (from, to, message) => expect(dateSpan(from, to, today)).toBe(message))

const questions: SurveyQuestion[] = [
  { id: 1, type: 'OPTIONS', required: true },
  { id: 2, type: 'SLIDER', required: true },
  { id: 3, type: 'NUMERICAL_INPUT', required: true, minimum: 100 },
  { id: 4, type: 'SOMETHING_NEW', required: false },
]
const all: [number, string][] = [
  [1, '7'],
  [2, String(sliderStart)],
  [3, '۱۰۰'],
]
test.each([
  ['all set', all, true],
  ['one missing', all.slice(1), false],
  ['none', [], false],
  ['a number below its minimum', [...all.slice(0, 2), [3, '99'] as [number, string]], false],
])('VAL-22 a survey with %s may be sent: %s', (_name, answers, done) =>
  expect(surveyDone(questions, new Map(answers))).toBe(done),
)

test('VAL-22 each answer says what is wrong with it', () => {
  expect(questions.map((question) => answerError(question, undefined))).toEqual([
    ...Array(3).fill('ui:rules.answer'),
    undefined,
  ])
  expect(answerError({ id: 3, type: 'NUMERICAL_INPUT', required: false }, '1e3')).toBe('ui:rules.digits-only')
})

test.each([
  [{ clip: { seconds: 15 }, agreed: true, camera: true }, undefined],
  [{ clip: { seconds: 3 }, agreed: true, camera: true }, undefined],
  [{ clip: { seconds: 15.4 }, agreed: true, camera: true }, undefined],
  [{ clip: { seconds: 3 }, agreed: false, camera: true }, 'ui:rules.video-agreement'],
  [{ agreed: true, camera: true }, 'ui:rules.video-missing'],
  [{ agreed: true, camera: false }, 'ui:rules.camera'],
  [{ clip: { seconds: 20 }, agreed: true, camera: true }, 'ui:rules.video-length'],
])('VAL-25 CON-07 the video %j: %s', (state, message) => expect(videoError(state)).toBe(message))
