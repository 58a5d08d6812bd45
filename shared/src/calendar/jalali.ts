import { tehranDay } from './tehran'

/** A day of the Jalali calendar; months and days count from 1. */
export interface JalaliDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Years in which the rule below, `Intl` and jalali-moment agree on every day; nothing else is offered or accepted. They part
 * at the end of 1502, whose spring comes within minutes of Tehran's noon.
 */
export const firstYear = 1300
export const lastYear = 1500

/**
 * The ISO day `YYYY-MM-DD` of a wire date: a plain day stays that day wherever the browser is, an instant is the day
 * that Tehran had then. Undefined for any text that is not a date.
 * @example toIsoDay('2026-11-20T22:00:00Z') // '2026-11-21'
 */
export function toIsoDay(iso: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    const time = Date.parse(`${iso}T00:00:00Z`)
    // Date.parse lets 2026-02-31 through as 3 March in some engines.
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso
  }
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(iso)) return undefined
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : tehranDay(instant)
}

/**
 * The Jalali day of a wire date, or undefined for an invalid date and one outside the supported years.
 * (PLT-036)
 * @example toJalali('2026-03-21') // { year: 1405, month: 1, day: 1 }
 */
export function toJalali(iso: string): JalaliDay | undefined {
  const day = toIsoDay(iso)
  return day === undefined ? undefined : supported(jalaliOf(Date.parse(`${day}T00:00:00Z`) / 86_400_000))
}

/** Days from 1/1/1 to 1970-01-01. */
const epoch = 492_268

/**
 * The arithmetic rule of the calendar: in 33 years 8 have a leap day, 12,053 days together. Six months have 31 days, then
 * each has 30. `Intl` gives the same and takes the first page that asks it 0.2 s on a slow phone.
 * @param day days since 1970-01-01
 */
function jalaliOf(day: number): JalaliDay {
  const sinceStart = day + epoch
  const year = 1 + Math.floor((33 * sinceStart + 3) / 12_053)
  const inYear = sinceStart - 365 * (year - 1) - Math.floor((8 * year + 21) / 33)
  const month = inYear < 186 ? Math.floor(inYear / 31) : Math.floor((inYear - 6) / 30)
  return { year, month: month + 1, day: 1 + inYear - 30 * month - Math.min(month, 6) }
}

function supported(day: JalaliDay): JalaliDay | undefined {
  return day.year >= firstYear && day.year <= lastYear ? day : undefined
}
