import { expect, test } from '@jest/globals'
import { groupByDay } from './group-by-day'

test('U18 a list is taken apart by the days of Tehran, the newest first as it came', () => {
  // 20:30 UTC is midnight in Tehran.
  const dates = ['2026-11-21T08:00:00Z', '2026-11-20T20:30:00Z', '2026-11-20T20:29:59Z', '2026-11-19']
  expect(groupByDay(dates, (date) => date)).toEqual([
    { day: '2026-11-21', items: dates.slice(0, 2) },
    { day: '2026-11-20', items: dates.slice(2, 3) },
    { day: '2026-11-19', items: dates.slice(3) },
  ])
})

test('U18 a day stands once, whatever the order; what has no date is kept', () => {
  const dates = ['2026-11-20', 'soon', '2026-11-21', '', '2026-11-20']
  expect(groupByDay(dates, (date) => date)).toEqual([
    { day: '2026-11-20', items: ['2026-11-20', '2026-11-20'] },
    { day: undefined, items: ['soon', ''] },
    { day: '2026-11-21', items: ['2026-11-21'] },
  ])
  expect(groupByDay([], String)).toEqual([])
})
