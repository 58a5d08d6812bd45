import moment from 'jalali-moment'
import { firstYear, type JalaliDay, lastYear, toJalali } from '../jalali'

const isoDay = 'YYYY-MM-DD'
/** How far it is from one end of the calendar to the other. */
const allMonths = 12 * (lastYear - firstYear + 1)

/**
 * The wire date of a Jalali day, or undefined when there is no such day.
 * @example fromJalali({ year: 1405, month: 1, day: 1 }) // '2026-03-21'
 */
export function fromJalali({ year, month, day }: JalaliDay): string | undefined {
  // jalali-moment throws for years far beyond these.
  if (!(year >= firstYear && year <= lastYear)) return undefined
  const read = moment.utc(`${year}/${month}/${day}`, 'jYYYY/jM/jD')
  // The library takes 31 Mehr for 1 Aban and calls that valid: a day is valid when it is read back unchanged.
  const isDay = read.jYear() === year && read.jMonth() === month - 1 && read.jDate() === day
  return isDay ? read.format(isoDay) : undefined
}

/** Days of a Jalali month, 29 to 31. @example daysInMonth(1404, 12) // 29 */
export function daysInMonth(year: number, month: number): number {
  return moment.jDaysInMonth(year, month - 1)
}

/**
 * The first day of a day's Jalali month; the day itself outside the calendar.
 * @example startOfMonth('2026-11-21') // '2026-10-23', from 30 to 1 Aban
 */
export function startOfMonth(iso: string): string {
  return toJalali(iso) === undefined ? iso : moment.utc(iso).startOf('jMonth').format(isoDay)
}

/**
 * The same day so many Jalali months earlier, or later when negative; the last of a month that is shorter. The day itself
 * where the calendar does not reach so far.
 * @example monthsBefore('2026-11-21', 1) // '2026-10-22', from 30 Aban to 30 Mehr
 */
export function monthsBefore(iso: string, months: number): string {
  if (toJalali(iso) === undefined || !(Math.abs(months) < allMonths)) return iso
  const other = moment.utc(iso).subtract(months, 'jMonth').format(isoDay)
  return toJalali(other) === undefined ? iso : other
}
