import { daysInMonth, fromJalali } from '@sarv/shared/calendar/arithmetic/jalali-months'
import { daysBetween } from '@sarv/shared/calendar/days'
import { toJalali } from '@sarv/shared/calendar/jalali'

const yearsValid = 2
const renewalDays = 180
const esfand = 12

/** Until when a card's licence runs that is given today: the last day of the Jalali year after the next. */
export function licenceEnd(today: string): string {
  const year = (toJalali(today)?.year ?? 0) + yearsValid
  return fromJalali({ year, month: esfand, day: daysInMonth(year, esfand) }) ?? today
}

/** A licence may be renewed in its last half year, and once it has ended. */
export const canRenewLicence = (until: string, today: string) => daysBetween(today, until) <= renewalDays
