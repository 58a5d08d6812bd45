import { expect, test } from '@jest/globals'
import { toIsoDay, toJalali } from './jalali'

test.each([
  '',
  ' ',
  'None',
  'Invalid date',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '21-03-2026',
  '2026/03/21',
  '1405-01-32',
  '1405/08/30',
  '2026-03-21x',
  ' 2026-03-21',
  '2026-03-21 ',
  '2026- 3-21',
  '۲۰۲۶-۰۳-۲۱',
  '٢٠٢٦-٠٣-٢١',
  '1800-01-01',
  '1921-03-20',
  '2122-03-21',
  '2300-01-01',
  '0000-00-00',
  '+275760-09-13',
  '2026-03-21T99:99:99Z',
])('PLT-036 %j is no Jalali day', (iso) => expect(toJalali(iso)).toBeUndefined())

test('a plain day stays, an instant is the day that Tehran had', () => {
  expect(toIsoDay('2026-11-20')).toBe('2026-11-20')
  expect(toIsoDay('2026-11-20T22:00:00Z')).toBe('2026-11-21')
})
