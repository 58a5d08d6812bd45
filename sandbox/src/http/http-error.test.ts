import { expect, test } from '@jest/globals'
import { conflict, forbidden, invalid, notFound, unavailable } from '../errors/domain-error'
import { httpError, toHttpError } from './http-error'

test.each([
  [invalid('نه'), 400, { detail: 'نه' }],
  [invalid({ message: 'نه' }), 400, { message: 'نه' }],
  [conflict({ detail: [{ msg: 'نه' }] }), 409, { detail: [{ msg: 'نه' }] }],
  [forbidden('نه'), 403, { detail: 'نه' }],
  [unavailable('بعد'), 503, { detail: 'بعد' }],
  [invalid({ fa: 'نه', en: 'no' }), 400, { detail: { fa: 'نه', en: 'no' } }],
  [httpError(400, { fa: 'نه', en: 'no' }), 400, { detail: { fa: 'نه', en: 'no' } }],
  [notFound(), 404, { detail: { fa: 'موردی با این مشخصات پیدا نشد.', en: 'Nothing was found with these details.' } }],
  [httpError(429, 'صبر کنید'), 429, { detail: 'صبر کنید' }],
])('%s becomes the response %s', (error, status, body) => {
  expect(toHttpError(error)).toMatchObject({ status, body })
})

test('what is no error of a rule stays a fault of the sandbox', () => {
  expect(toHttpError(new TypeError('no'))).toBeUndefined()
  expect(toHttpError('no')).toBeUndefined()
})
