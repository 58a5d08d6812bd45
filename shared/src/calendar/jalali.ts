/** A day of the Jalali calendar; months and days count from 1. */
export interface JalaliDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Years in which ICU and the Iranian calendar agree on every day; nothing else is offered or accepted. */
export const firstYear = 1300
export const lastYear = 1479

const milliseconds = 86_400_000
const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const inTehran = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Tehran',
})

/**
 * The ISO day `YYYY-MM-DD` of a wire date: a plain day stays that day wherever the browser is, an instant is the day
 * that Tehran had then. Undefined for anything that is no date.
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
  return Number.isNaN(instant.getTime()) ? undefined : inTehran.format(instant)
}

/**
 * The Jalali day of a wire date, or undefined for what is no date or lies outside the supported years. (PLT-036)
 * @example toJalali('2026-03-21') // { year: 1405, month: 1, day: 1 }
 */
export function toJalali(iso: string): JalaliDay | undefined {
  const day = toIsoDay(iso)
  return day === undefined ? undefined : supported(partsOf(Date.parse(`${day}T00:00:00Z`)))
}

/**
 * The wire date of a Jalali day, or undefined when there is no such day.
 * @example fromJalali({ year: 1405, month: 1, day: 1 }) // '2026-03-21'
 */
export function fromJalali({ year, month, day }: JalaliDay): string | undefined {
  if (![year, month, day].every(Number.isInteger) || year < firstYear || year > lastYear) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  const before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
  return new Date(newYear(year) + (before + day - 1) * milliseconds).toISOString().slice(0, 10)
}

/** Whether Esfand has 30 days. @example isLeapYear(1403) // true */
export function isLeapYear(year: number): boolean {
  return newYear(year + 1) - newYear(year) === 366 * milliseconds
}

/** Days of a Jalali month, 29 to 31. @example daysInMonth(1404, 12) // 29 */
export function daysInMonth(year: number, month: number): number {
  if (month <= 6) return 31
  return month < 12 || isLeapYear(year) ? 30 : 29
}

const newYears = new Map<number, number>()

/** UTC midnight of 1 Farvardin, which falls on 19 to 22 March. */
function newYear(year: number): number {
  const known = newYears.get(year)
  if (known !== undefined) return known
  const march = [19, 20, 21, 22].map((day) => Date.UTC(year + 621, 2, day))
  const first = march.find((time) => partsOf(time).year === year) ?? Date.UTC(year + 621, 2, 21)
  newYears.set(year, first)
  return first
}

function partsOf(time: number): JalaliDay {
  const found: Record<string, string> = {}
  for (const { type, value } of parts.formatToParts(time)) found[type] = value
  return { year: Number(found.year), month: Number(found.month), day: Number(found.day) }
}

function supported(day: JalaliDay): JalaliDay | undefined {
  return day.year >= firstYear && day.year <= lastYear ? day : undefined
}
