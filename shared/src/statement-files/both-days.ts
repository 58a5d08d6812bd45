import { formatDate } from '../calendar/format-date'
import { toIsoDay } from '../calendar/jalali'

/**
 * A date as two cells of a CSV, the Jalali and the Gregorian day, in the digits of spreadsheets.
 * @example bothDays('2026-03-21') // ['1405/01/01', '2026-03-21']
 */
export const bothDays = (iso: string): [jalali: string, gregorian: string] => [
  formatDate(iso, 'en'),
  toIsoDay(iso) ?? '',
]
