import { toJalali } from './jalali'

/**
 * The Jalali month of a wire date as a key that sorts; undefined for a value that is not a date of the calendar.
 * @example toJalaliMonth('2026-11-21') // '1405-08'
 */
export function toJalaliMonth(iso: string): string | undefined {
  const day = toJalali(iso)
  return day && `${day.year}-${String(day.month).padStart(2, '0')}`
}
