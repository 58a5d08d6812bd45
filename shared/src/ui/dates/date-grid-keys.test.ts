import { expect, test } from '@jest/globals'
import { dayAfterKey } from './date-grid-keys'

const today = '2026-11-21'

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
