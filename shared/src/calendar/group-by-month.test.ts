import { expect, test } from '@jest/globals'
import { groupByMonth } from './group-by-month'

test('U18 BNK-050 a list is taken apart by the Jalali months of Tehran, the newest first as it came', () => {
  // 20:30 UTC is midnight in Tehran: 1 Azar begins, and Nowruz.
  const dates = ['2026-11-21T20:30:00Z', '2026-11-21T20:29:59Z', '2026-10-23', '2026-03-20T20:30:00Z', '2026-03-20']
  expect(groupByMonth(dates, (date) => date)).toEqual([
    { month: '1405-09', items: dates.slice(0, 1) },
    { month: '1405-08', items: dates.slice(1, 3) },
    { month: '1405-01', items: dates.slice(3, 4) },
    { month: '1404-12', items: dates.slice(4) },
  ])
})

test('U18 a month stands once, whatever the order; what has no date is kept', () => {
  const dates = ['2026-11-20', 'soon', '2026-12-21', '2026-11-01']
  expect(groupByMonth(dates, (date) => date)).toEqual([
    { month: '1405-08', items: ['2026-11-20', '2026-11-01'] },
    { month: undefined, items: ['soon'] },
    { month: '1405-09', items: ['2026-12-21'] },
  ])
})
