import { expect, test } from '@jest/globals'
import { toRequestError } from './request-error'

test.each([
  ['http', 400, 'مبلغ کمتر از حداقل است.', { said: 'مبلغ کمتر از حداقل است.' }],
  ['http', 409, 'این درخواست پیش‌تر ثبت شده است.', { said: 'این درخواست پیش‌تر ثبت شده است.' }],
  ['http', 400, 'ONB-REQUIRED', undefined],
  ['http', 400, 'LIMIT_AMOUNT', undefined],
  ['http', 403, undefined, { key: 'forbidden' }],
  ['http', 400, undefined, { key: 'unknown' }],
])('a request that failed by %s %d %p gets the message %p', (kind, status, detail, message) => {
  expect(toRequestError({ kind, status, detail })).toEqual(message)
})
