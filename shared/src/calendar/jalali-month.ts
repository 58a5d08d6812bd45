import { toJalali } from './jalali'

/**
 * The Jalali month of a wire date as a key that sorts; undefined for what has no date in the calendar.
 * @example toJalaliMonth('2026-11-21') // '1405-08'
 */
export function toJalaliMonth(iso: string): string | undefined {
  const day = toJalali(iso)
  return day && `${day.year}-${String(day.month).padStart(2, '0')}`
}
