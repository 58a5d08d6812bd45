import { expect, test } from '@jest/globals'
import { findPreset, presetRange, presetsFor, rangeError, withDay } from './date-range'

const today = '2026-11-21'

test.each([
  ['day', '2026-11-21'],
  ['1m', '2026-10-22'],
  ['3m', '2026-08-21'],
  ['6m', '2026-05-20'],
  ['1y', '2025-11-21'],
] as const)('D-09 the preset %s begins on %s', (preset, from) => {
  const range = presetRange(preset, today)
  expect(range).toEqual({ from, to: today })
  expect(findPreset(range, today, false)).toBe(preset)
  expect(rangeError(range, today, false)).toBeUndefined()
})

test('D-09 a filter of 30 days offers one day and one month, which is never too long', () => {
  expect(presetsFor(true)).toEqual(['day', '1m'])
  expect(presetsFor(false)).toEqual(['day', '1m', '3m', '6m', '1y'])
  // Ordibehesht has 31 days.
  const range = presetRange('1m', '2026-06-05', true)
  expect(range.from).toBe('2026-05-06')
  expect(rangeError(range, '2026-06-05', true)).toBeUndefined()
})

test.each([
  ['2026-11-20', '2026-11-21', undefined],
  ['2026-10-22', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-21', undefined],
  ['2026-10-21', '2026-11-21', 'ui:rules.date-span'],
  ['2026-11-20', '2026-11-19', 'ui:rules.date-order'],
  ['2026-11-20', '2026-11-22', 'ui:rules.date-future'],
  ['2026-11-20', undefined, 'incomplete'],
])('VAL-19 ERR-19 from %s to %s: %s', (from, to, problem) => {
  expect(rangeError({ from, to }, today, true)).toBe(problem)
})

test('D-09 without the cap a year is accepted, the future still is', () => {
  expect(rangeError({ from: '2025-01-01', to: today }, today, false)).toBeUndefined()
  expect(rangeError({ from: '2025-01-01', to: '2026-11-22' }, today, false)).toBe('ui:rules.date-future')
})

test('a range begins, ends, turns round and begins again', () => {
  expect(withDay({}, '2026-11-10')).toEqual({ from: '2026-11-10' })
  expect(withDay({ from: '2026-11-10' }, '2026-11-12')).toEqual({ from: '2026-11-10', to: '2026-11-12' })
  expect(withDay({ from: '2026-11-10' }, '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-10' })
  expect(withDay({ from: '2026-11-10', to: '2026-11-12' }, '2026-11-05')).toEqual({ from: '2026-11-05' })
})
