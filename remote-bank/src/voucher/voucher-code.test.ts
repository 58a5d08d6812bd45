import { expect, test } from '@jest/globals'
import { parseVoucherCode } from './voucher-code'

test.each([
  ['ABC', { code: 'ABC' }],
  ['گ۱', { code: 'گ1' }],
  ['12', { code: '12' }],
  ['NOWRUZ \u200f', { code: 'NOWRUZ' }],
  ['', {}],
  ['\u200c', {}],
  [' ', { error: 'ui:rules.required' }],
  [' A', { error: 'ui:rules.leading-space' }],
])('VAL-16: the typed code %j is %j', (typed, parsed) => expect(parseVoucherCode(typed)).toEqual(parsed))
