import { expect, test } from '@jest/globals'
import { refusalOf } from './refusal'

test.each([
  ['network', 0, undefined, { key: 'lost' }],
  ['timeout', 0, undefined, { key: 'lost' }],
  ['contract', 200, undefined, { key: 'lost' }],
  ['http', 500, 'خطای داخلی', { key: 'lost' }],
  ['http', 400, 'مبلغ کمتر از حداقل است.', { said: 'مبلغ کمتر از حداقل است.' }],
  ['http', 400, 'ONB-REQUIRED', undefined],
  ['http', 400, 'LIMIT_AMOUNT', undefined],
  ['http', 403, undefined, { key: 'forbidden' }],
  ['http', 400, undefined, { key: 'unknown' }],
])('F2 a purchase that failed by %s %d %p says %p', (kind, status, detail, refusal) => {
  expect(refusalOf({ kind, status, detail })).toEqual(refusal)
})
