import { monthsBefore, startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'

const dayMs = 86_400_000
/** Iran keeps +3:30 all the year since 1401. */
const offsetMs = 3.5 * 3_600_000

const shifted = (at: Date) => new Date(at.getTime() + offsetMs).toISOString()

/** The day in Tehran, `2026-11-21`. */
export const tehranDay = (at: Date) => shifted(at).slice(0, 10)

/** When a moment's day began in Tehran. */
export const startOfTehranDay = (at: Date) => new Date(Date.parse(tehranDay(at)) - offsetMs)

/** The hour in Tehran, `16:22:08`. */
export const tehranTime = (at: Date) => shifted(at).slice(11, 19)

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Memoized: everyone who looks asks for the same months. */
const monthStarts = new Map<string, readonly string[]>()

/** The first days of the last so many Jalali months, this one among them, the oldest first. */
export function jalaliMonthStarts(day: string, months: number): readonly string[] {
  const key = `${day}-${months}`
  const known = monthStarts.get(key)
  if (known !== undefined) return known
  const newest = startOfMonth(day)
  const starts = Array.from({ length: months }, (_, place) => monthsBefore(newest, months - 1 - place))
  if (monthStarts.size > 100) monthStarts.clear()
  monthStarts.set(key, starts)
  return starts
}
