import { monthsBefore } from '../../calendar/arithmetic/jalali-months'
import { addDays, weekdayOf } from '../../calendar/days'
import { toJalali } from '../../calendar/jalali'

/**
 * Where a key leads from a day: the arrows go as the eye sees the grid, so in Persian the left one is the next day;
 * page keys go by months, with Shift by years. Undefined for a key that means nothing, the same day at an end. (VAL-19)
 * @param last ISO day after which nothing can be chosen
 * @example dayAfterKey('2026-11-10', { key: 'ArrowLeft', shiftKey: false }, { rtl: true, last: '2026-11-21' }) // '2026-11-11'
 */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { rtl, last }: { rtl: boolean; last: string },
): string | undefined {
  const next = target(day, key, shiftKey, rtl)
  if (next === undefined) return undefined
  if (next > last) return last
  // Years that the calendar does not know have no days.
  return toJalali(next) === undefined ? day : next
}

function target(day: string, key: string, shiftKey: boolean, rtl: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1)
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return monthsBefore(day, shiftKey ? 12 : 1)
    case 'PageDown':
      return monthsBefore(day, shiftKey ? -12 : -1)
    default:
      return undefined
  }
}
