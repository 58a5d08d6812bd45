import { expect, test } from '@jest/globals'
import { parseRange } from './parse-range'

const today = '2026-11-21'

test.each([
  ['from=2026-10-23&to=2026-11-21', '2026-10-23', '2026-11-21'],
  ['ds_code=11307&to=2026-11-20&from=2026-11-20', '2026-11-20', '2026-11-20'],
  ['from=2025-03-20&to=2025-03-21', '2025-03-20', '2025-03-21'],
  ['from=2026-11-01&to=2026-11-02&from=x', '2026-11-01', '2026-11-02'],
])('INV-069 %s asks for %s to %s', (query, from, to) =>
  expect(parseRange(new URLSearchParams(query), today)).toEqual({ from, to }),
)

test.each([
  '',
  'from=2026-10-23',
  'to=2026-10-23',
  'from=&to=',
  'from=2026-11-21&to=2026-11-20',
  'from=2026-11-20&to=2026-11-22',
  'from=2027-01-01&to=2027-01-02',
  'from=2026-02-31&to=2026-03-01',
  'from=2026-13-01&to=2026-11-20',
  'from=1800-01-01&to=2026-11-20',
  'from=0000-00-00&to=9999-99-99',
  'from=2026-11-20T10:00:00Z&to=2026-11-21',
  'from=1405-08-01&to=1405-08-30',
  'from=۲۰۲۶-۱۱-۲۰&to=۲۰۲۶-۱۱-۲۱',
  'from=20261120&to=20261121',
  "from=2026-11-20'--&to=2026-11-21",
  'from[]=2026-11-20&to[]=2026-11-21',
  'from=undefined&to=NaN',
  `from=${'9'.repeat(5000)}&to=2026-11-21`,
])('INV-069 %s asks for nothing that could be shown', (query) =>
  expect(parseRange(new URLSearchParams(query), today)).toEqual({}),
)
