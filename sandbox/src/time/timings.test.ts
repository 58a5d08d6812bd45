import { expect, test } from '@jest/globals'
import { nextWorkingDay, settlementDay } from '@sarv/shared/calendar/settlement'
import { cardFundDays } from '@sarv/shared/rules/constants'
import fc from 'fast-check'
import { later } from './clock'
import { tehranDay } from './tehran'
import { refundDelay, settlesAt } from './timings'

test.each([
  ['Saturday before the hour', '2026-11-21T11:29:00Z', '2026-11-22T12:00:00Z'],
  ['Saturday at the hour', '2026-11-21T11:30:00Z', '2026-11-23T12:00:00Z'],
  ['Wednesday morning, before Thursday and Friday', '2026-11-25T06:00:00Z', '2026-11-28T12:00:00Z'],
  ['Wednesday after the hour', '2026-11-25T13:00:00Z', '2026-11-29T12:00:00Z'],
  ['Thursday', '2026-11-26T13:00:00Z', '2026-11-28T12:00:00Z'],
  ['Friday night', '2026-11-27T20:00:00Z', '2026-11-28T12:00:00Z'],
  ['the last day of the year 1405', '2027-03-20T06:00:00Z', '2027-03-21T12:00:00Z'],
])('SBX-017 at the pace of the market an order of %s settles on the promised day', (_, now, moment) =>
  expect(settlesAt(new Date(now), '15:00', 'market')).toEqual(new Date(moment)),
)

test('SBX-017 the promised day and the moment of settlement are one rule, and always still to come', () => {
  const hour = fc.constantFrom('10:00', '13:30', '15:00', '23:59')
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, hour, (now, cutOff) => {
      const at = settlesAt(now, cutOff, 'market')
      expect(at.toISOString()).toContain(settlementDay(now, cutOff))
      expect(at.getTime()).toBeGreaterThan(now.getTime())
    }),
  )
})

test('CON-12 units of the card’s fund are there within as many working days as the texts say, whenever it is paid', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  const workingDaysAfter = (day: string, count: number): string =>
    count === 0 ? day : workingDaysAfter(nextWorkingDay(day), count - 1)
  fc.assert(
    fc.property(moment, (now) => {
      const at = tehranDay(settlesAt(now, '15:00', 'market'))
      expect(at <= workingDaysAfter(tehranDay(now), cardFundDays)).toBe(true)
    }),
  )
})

test('SBX-017 otherwise it takes as many seconds as are set, twenty by default', () => {
  const now = new Date('2026-11-26T13:00:00Z')
  expect(settlesAt(now, '15:00', undefined)).toEqual(later(now, 20_000))
  expect(settlesAt(now, '15:00', '3')).toEqual(later(now, 3000))
})

test('CON-15 a refund leaves within 48 hours', () => expect(refundDelay).toBe(48 * 3_600_000))
