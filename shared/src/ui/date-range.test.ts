import { expect, test } from '@jest/globals'
import { dayAfterKey } from './date-grid-keys'
import { presetOf, presetRange, presetsFor, rangeProblem, withDay } from './date-range'

const today = '2026-11-21'

test.each([
  ['day', '2026-11-21'],
  ['1m', '2026-10-22'],
  ['3m', '2026-08-21'],
  ['6m', '2026-05-20'],
  ['1y', '2025-11-21'],
] as const)('INV-068 the preset %s begins on %s', (preset, from) => {
  const range = presetRange(preset, today)
  expect(range).toEqual({ from, to: today })
  expect(presetOf(range, today, false)).toBe(preset)
  expect(rangeProblem(range, today, false)).toBeUndefined()
})

test('INV-070 D-09 a filter of 30 days offers one day and one month, which is never too long', () => {
  expect(presetsFor(true)).toEqual(['day', '1m'])
  expect(presetsFor(false)).toEqual(['day', '1m', '3m', '6m', '1y'])
  // Ordibehesht has 31 days.
  const range = presetRange('1m', '2026-06-05', true)
  expect(range.from).toBe('2026-05-06')
  expect(rangeProblem(range, '2026-06-05', true)).toBeUndefined()
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
  expect(rangeProblem({ from, to }, today, true)).toBe(problem)
})

test('D-09 without the cap a year is no problem, the future still is', () => {
  expect(rangeProblem({ from: '2025-01-01', to: today }, today, false)).toBeUndefined()
  expect(rangeProblem({ from: '2025-01-01', to: '2026-11-22' }, today, false)).toBe('ui:rules.date-future')
})

test('a range begins, ends, turns round and begins anew', () => {
  expect(withDay({}, '2026-11-10')).toEqual({ from: '2026-11-10' })
  expect(withDay({ from: '2026-11-10' }, '2026-11-12')).toEqual({ from: '2026-11-10', to: '2026-11-12' })
  expect(withDay({ from: '2026-11-10' }, '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-10' })
  expect(withDay({ from: '2026-11-10', to: '2026-11-12' }, '2026-11-05')).toEqual({ from: '2026-11-05' })
})

test.each([
  ['ArrowLeft', false, '2026-11-11', '2026-11-09'],
  ['ArrowRight', false, '2026-11-09', '2026-11-11'],
  ['ArrowUp', false, '2026-11-03', '2026-11-03'],
  ['ArrowDown', false, '2026-11-17', '2026-11-17'],
  ['Home', false, '2026-11-07', '2026-11-07'],
  ['End', false, '2026-11-13', '2026-11-13'],
  ['PageUp', false, '2026-10-11', '2026-10-11'],
  ['PageUp', true, '2025-11-10', '2025-11-10'],
  ['PageDown', false, today, today],
  ['a', false, undefined, undefined],
])('PLT-069 %s (shift: %s) on 19 Aban leads to %s in Persian, %s in English', (key, shiftKey, persian, english) => {
  expect(dayAfterKey('2026-11-10', { key, shiftKey }, { rtl: true, last: today })).toBe(persian)
  expect(dayAfterKey('2026-11-10', { key, shiftKey }, { rtl: false, last: today })).toBe(english)
})

test('the keys stop at today and at the first year of the calendar', () => {
  expect(dayAfterKey(today, { key: 'ArrowDown', shiftKey: false }, { rtl: true, last: today })).toBe(today)
  expect(dayAfterKey('1921-03-21', { key: 'ArrowUp', shiftKey: false }, { rtl: true, last: today })).toBe('1921-03-21')
})
