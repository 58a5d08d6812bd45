import { expect, test } from '@jest/globals'
import { refusalOf } from './refusal'

test.each([
  ['http', 400, 'مبلغ کمتر از حداقل است.', { said: 'مبلغ کمتر از حداقل است.' }],
  ['http', 409, 'این درخواست پیش‌تر ثبت شده است.', { said: 'این درخواست پیش‌تر ثبت شده است.' }],
  ['http', 400, 'ONB-REQUIRED', undefined],
  ['http', 400, 'LIMIT_AMOUNT', undefined],
  ['http', 403, undefined, { key: 'forbidden' }],
  ['http', 400, undefined, { key: 'unknown' }],
])('a request that failed by %s %d %p says %p', (kind, status, detail, refusal) => {
  expect(refusalOf({ kind, status, detail })).toEqual(refusal)
})
