import { expect, test } from '@jest/globals'
import { sinceFirst } from './value-window'

const day = (date: string, value: number, gain: number, return_percentage: number) => ({
  date,
  value,
  gain,
  return_percentage,
})

test('INV-009 D-120 gain and return of a part of the history count from its first day', () => {
  const part = [day('2026-10-01', 1_100, 100, 10), day('2026-10-02', 2_320, 320, 32), day('2026-10-03', 2_000, 0, -1)]
  expect(sinceFirst(part)).toEqual([
    day('2026-10-01', 1_100, 0, 0),
    day('2026-10-02', 2_320, 220, 20),
    day('2026-10-03', 2_000, -100, -10),
  ])
})

test.each([[[]], [[day('2026-10-01', 5, 0, 0)]], [[day('2026-10-01', 5, 0, 0), day('2026-10-02', 6, 1, 20)]]])(
  'INV-009 D-120 what begins with its first day stays: %j',
  (days) => expect(sinceFirst(days)).toEqual(days),
)

test('INV-009 D-120 after everything was lost nothing grows', () => {
  const days = [day('2026-10-01', 0, -1_000, -100), day('2026-10-02', 500, -1_000, -100)]
  expect(sinceFirst(days).map(({ return_percentage }) => return_percentage)).toEqual([0, 0])
})
