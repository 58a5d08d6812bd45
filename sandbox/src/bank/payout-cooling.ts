import { formatFullDate, formatTime } from '@sarv/shared/calendar/format-date'
import type { LocalText } from '../local-text/local-text'
import { later } from '../time/clock'

/** CON-33: hours until proceeds may be paid to an account that was added. */
const payoutCoolingHours = 24

/** When proceeds may be paid to an account that is added now. (SBX-124) */
export const usableFrom = (added: Date): Date => later(added, payoutCoolingHours * 3_600_000)

/** Whether proceeds may not be paid to an account yet. */
export const isCooling = (usable_from: Date | null, now: Date): usable_from is Date =>
  usable_from !== null && usable_from > now

/** Error message for an account to which proceeds may not be paid yet. */
export function notUsableYet(from: Date): LocalText {
  const { fa, en } = usableFromText(from)
  return {
    fa: `این حساب تازه افزوده شده است و واریز به آن از ${fa} ممکن است. حساب دیگری را انتخاب کنید.`,
    en: `This account is new, and money can be paid to it from ${en}. Choose another account.`,
  }
}

/** Day and time from which an account is usable, for a sentence. @example '۱ آذر ۱۴۰۵ ساعت ۱۲:۰۰' */
export function usableFromText(from: Date): LocalText {
  const iso = from.toISOString()
  return {
    fa: `${formatFullDate(iso, 'fa', { weekday: false })} ساعت ${formatTime(iso, 'fa')}`,
    en: `${formatFullDate(iso, 'en', { weekday: false })} at ${formatTime(iso, 'en')}`,
  }
}
