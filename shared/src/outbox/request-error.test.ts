import { expect, test } from '@jest/globals'
import { toRequestError } from './request-error'

test.each([
  [400, 'مبلغ کمتر از حداقل است.', { said: 'مبلغ کمتر از حداقل است.' }],
  [409, 'این درخواست پیش‌تر ثبت شده است.', { said: 'این درخواست پیش‌تر ثبت شده است.' }],
  [400, 'ONB-REQUIRED', undefined],
  [400, 'LIMIT_AMOUNT', undefined],
  [403, undefined, { key: 'forbidden' }],
  [403, 'دسترسی ندارید.', { key: 'forbidden' }],
  [400, undefined, { key: 'unknown' }],
])('a request that was rejected with %d %p gets the message %p', (status, detail, message) => {
  expect(toRequestError({ status, detail })).toEqual(message)
})
