import { expect, test } from '@jest/globals'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { maskNationalCode } from './mask-national-code'
import { formatName, toLevelKey } from './person'

test.each([
  ['نگار', 'فرهمند', 'نگار فرهمند'],
  [' نگار ', null, 'نگار'],
  [null, null, ''],
  ['', ' ', ''],
])('the name of %p %p is %p', (first_name, last_name, name) => {
  expect(formatName({ first_name, last_name })).toBe(name)
})

test.each([
  ['09120004471', '0912 ••• 4471'],
  ['0912', '0912'],
])('the mobile number %s is shortened to %s', (mobile, short) => {
  expect(shortReceiver(mobile)).toBe(short)
})

test.each([
  ['0012345679', '001*****79'],
  ['123', '**********'],
  ['', '**********'],
])('the national code %p is masked as %s', (code, masked) => {
  expect(maskNationalCode(code)).toBe(masked)
})

test.each([
  [0, '0'],
  [2, '2'],
  [7, undefined],
])('the level %i has the translation key %p', (level, key) => {
  expect(toLevelKey(level)).toBe(key)
})
