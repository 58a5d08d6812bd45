import { expect, test } from '@jest/globals'
import { nextWorkingDay, settlementDay } from './settlement'

test.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-11-25', '2026-11-28'],
  ['2026-11-26', '2026-11-28'],
  ['2026-11-27', '2026-11-28'],
])('U10 after %s the next working day is %s', (day, next) => expect(nextWorkingDay(day)).toBe(next))

test.each([
  ['Saturday morning', '2026-11-21T06:00:00Z', '2026-11-22'],
  ['Saturday one minute before the hour', '2026-11-21T11:29:00Z', '2026-11-22'],
  ['Saturday at the hour', '2026-11-21T11:30:00Z', '2026-11-23'],
  ['Wednesday after the hour', '2026-11-25T13:00:00Z', '2026-11-29'],
  ['Friday afternoon', '2026-11-27T13:00:00Z', '2026-11-28'],
  ['late Friday in London, already Saturday in Tehran', '2026-11-27T22:00:00Z', '2026-11-29'],
])('U10 an order of %s settles on %s', (_, now, day) => expect(settlementDay(new Date(now), '15:00')).toBe(day))
