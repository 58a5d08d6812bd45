import { expect, test } from '@jest/globals'
import { conflict, forbidden, invalid, notFound, unavailable } from '../errors/domain-error'
import { httpError, toHttpError } from './http-error'

const no = { fa: 'نه', en: 'no' }

test.each([
  [invalid(no), 400, { detail: no }],
  [invalid({ message: no }), 400, { message: no }],
  [conflict({ detail: [{ msg: no }] }), 409, { detail: [{ msg: no }] }],
  [forbidden(no), 403, { detail: no }],
  [unavailable(no), 503, { detail: no }],
  [
    notFound(),
    404,
    { detail: { fa: 'موردی با این مشخصات پیدا نشد.', en: 'Nothing was found with these details.' }, code: 'not-found' },
  ],
  [httpError(429, no), 429, { detail: no }],
  [httpError(400, { detail: 'LIMIT_AMOUNT' }), 400, { detail: 'LIMIT_AMOUNT' }],
])('SBX-134 %s becomes the response %s', (error, status, body) => {
  expect(toHttpError(error)).toMatchObject({ status, body })
})

test('an error outside the rules stays a fault of the sandbox', () => {
  expect(toHttpError(new TypeError('no'))).toBeUndefined()
  expect(toHttpError('no')).toBeUndefined()
})
