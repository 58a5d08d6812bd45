import { expect, test } from '@jest/globals'
import { groupByMonth } from './group-by-month'

test('BNK-050: rows are grouped by the Jalali month that Tehran had', () => {
  const dates = ['2026-11-21T12:00:00Z', '2026-10-22T20:30:00Z', '2026-10-22T20:29:00Z', 'soon', '2026-11-22']
  expect(groupByMonth(dates, (date) => date)).toEqual([
    { month: '1405-08', items: ['2026-11-21T12:00:00Z', '2026-10-22T20:30:00Z'] },
    { month: '1405-07', items: ['2026-10-22T20:29:00Z'] },
    { month: '', items: ['soon'] },
    { month: '1405-09', items: ['2026-11-22'] },
  ])
})
