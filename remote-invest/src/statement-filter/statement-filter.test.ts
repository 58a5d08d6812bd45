import { expect, test } from '@jest/globals'
import { parseStatementFilter, withFund } from './statement-filter'

const today = '2026-11-21'

test.each([
  ['', {}],
  ['ds_code=11307', { ds_code: '11307' }],
  ['ds_code=11307&from=2026-10-23&to=2026-11-21', { ds_code: '11307', from: '2026-10-23', to: '2026-11-21' }],
  ['ds_code=&from=2026-10-23&to=2026-11-21', { from: '2026-10-23', to: '2026-11-21' }],
  ['ds_code=11307&from=2026-11-22&to=2026-11-23', { ds_code: '11307' }],
  ['ds_code=11307&ds_code=11602', { ds_code: '11307' }],
])('INV-063 INV-065 ?%s is parsed as %o', (query, filter) =>
  expect(parseStatementFilter(new URLSearchParams(query), today)).toEqual(filter),
)

test.each(['-1', '1.5', '۱۱۳۰۷', 'constructor', "1'--", '<b>', '12345678901', ' 11307', '%00', 'null'])(
  'INV-063 INV-065 ds_code=%s is not a code of a fund',
  (code) => expect(parseStatementFilter(new URLSearchParams({ ds_code: code }), today)).toEqual({}),
)

test.each([
  ['', '11307', '?ds_code=11307'],
  ['?ds_code=11307', '', ''],
  ['?ds_code=1&from=2026-10-01&to=2026-11-01', '11602', '?from=2026-10-01&to=2026-11-01&ds_code=11602'],
  ['?ds_code=1&ds_code=2&from=x', '', '?from=x'],
])('INV-065 %s for the fund «%s» is %s', (search, code, wanted) => expect(withFund(search, code)).toBe(wanted))
