import { toIsoDay } from './jalali'

const milliseconds = 86_400_000

/**
 * Today in Tehran as an ISO day; the clock is given so that a test or the sandbox can move it.
 * @example today(new Date('2026-11-20T22:00:00Z')) // '2026-11-21'
 */
export function today(now: Date = new Date()): string {
  return toIsoDay(now.toISOString()) ?? now.toISOString().slice(0, 10)
}

/** The day so many days later, or earlier when negative. @example addDays('2026-03-20', 1) // '2026-03-21' */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * milliseconds).toISOString().slice(0, 10)
}

/** Days from one ISO day to another; negative when the second is earlier. @example daysBetween('2026-11-01', '2026-11-30') // 29 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / milliseconds)
}

/** Column of a day in a week that starts on Saturday, 0 to 6. @example weekdayOf('2026-03-21') // 0 */
export function weekdayOf(iso: string): number {
  return (new Date(`${iso}T00:00:00Z`).getUTCDay() + 1) % 7
}
