import { expect, test } from '@jest/globals'
import { spanMonths, sumMonths } from './month-totals'

test.each([
  [['2026-11-21'], { from: '2026-10-23', before: '2026-11-22' }],
  [['2026-11-22', '2026-11-21'], { from: '2026-10-23', before: '2026-12-22' }],
  [['2026-03-21', '2026-03-20', '2026-03-25'], { from: '2026-02-20', before: '2026-04-21' }],
  [[], undefined],
])('U18 the rows of %j stand in the whole months %j', (days, span) => expect(spanMonths(days)).toEqual(span))

test('U18 days are added up by Jalali months, the newest first, across the turn of the year', () => {
  const days = [
    { day: '2026-03-20', paid_in: 1, paid_out: 10 },
    { day: '2026-03-21', paid_in: 2, paid_out: 0 },
    { day: '2026-04-20', paid_in: 4, paid_out: 20 },
    { day: '2026-04-21', paid_in: 8, paid_out: 0 },
  ]
  expect(sumMonths(days)).toEqual([
    { month: '1405-02', paid_in: 8, paid_out: 0 },
    { month: '1405-01', paid_in: 6, paid_out: 20 },
    { month: '1404-12', paid_in: 1, paid_out: 10 },
  ])
})
