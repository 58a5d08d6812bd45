import { expect, test } from '@jest/globals'
import { classifyChangeError } from './change-error'

const already = 'درخواست شما قبلا ثبت شده است.'

test.each([
  ['network', 0, undefined, 'lost'],
  ['timeout', 0, undefined, 'lost'],
  ['contract', 200, undefined, 'lost'],
  ['http', 500, 'خطای داخلی', 'lost'],
  ['http', 401, undefined, 'lost'],
  ['http', 400, already, { said: already }],
  ['http', 404, 'موردی با این مشخصات پیدا نشد.', { said: 'موردی با این مشخصات پیدا نشد.' }],
  ['http', 403, undefined, { key: 'forbidden' }],
  ['http', 400, undefined, { key: 'unknown' }],
  ['http', 400, 'ONB-REQUIRED', 'prompted'],
])('INV-073 ERR-17 a change that failed by %s %d %p ends as %p', (kind, status, detail, failure) =>
  expect(classifyChangeError({ kind, status, detail })).toEqual(failure),
)
