import { expect, test } from '@jest/globals'
import { isAsideClosed } from './aside'

test.each([
  ['aside=closed', true],
  ['theme=dark; aside=closed; lang=fa', true],
  ['', false],
  ['aside=open', false],
  ['myaside=closed', false],
  ['aside=closedness', false],
])('HST-075: the cookies %j say that the column is closed: %s', (cookies, closed) =>
  expect(isAsideClosed(cookies)).toBe(closed),
)
