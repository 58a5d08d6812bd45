import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDigits } from '../text/digits'
import { daysBetween, today, weekdayOf } from './days'
import { toIsoDay, toJalali } from './jalali'
import { monthNames, weekdayNames } from './names'
import { tehranClock } from './tehran'

/** Stands where a date should be and none came. */
export const noDate = '-'

/**
 * A wire date in digits, as in the columns of a table, a file's name or a document. (PLT-036)
 * @example formatDate('2026-03-21', 'fa') // '۱۴۰۵/۰۱/۰۱'
 */
export function formatDate(iso: string, language: Language): string {
  const day = toJalali(iso)
  if (day === undefined) return noDate
  const two = (value: number) => String(value).padStart(2, '0')
  return formatDigits(`${day.year}/${two(day.month)}/${two(day.day)}`, language)
}

/**
 * A wire date in full, as on a receipt: it is read in another year too. In a sentence it has no weekday.
 * @example formatFullDate('2026-11-21', 'fa') // 'شنبه ۳۰ آبان ۱۴۰۵'
 */
export function formatFullDate(iso: string, language: Language, { weekday = true } = {}): string {
  return inWords(iso, language, { weekday, year: true })
}

export interface DayOptions {
  /** Names the day of the week of a day within a week of today. */
  readonly weekday?: boolean
  /** The clock, which the sandbox and tests move. */
  readonly now?: Date
}

/**
 * A wire date as a screen says it: today, yesterday and tomorrow by their name, any other by day and month, with its year only
 * where that is another one. (PLT-036, D-271)
 * @example formatDay('2026-11-21', 'fa', { weekday: true, now: new Date('2026-11-23') }) // 'شنبه ۳۰ آبان'
 */
export function formatDay(iso: string, language: Language, { weekday = false, now }: DayOptions = {}): string {
  const day = toIsoDay(iso)
  const current = today(now)
  if (day === undefined) return noDate
  const ahead = daysBetween(current, day)
  return (
    nearDays[language][ahead + 1] ??
    inWords(day, language, {
      weekday: weekday && Math.abs(ahead) < 7,
      year: toJalali(day)?.year !== toJalali(current)?.year,
    })
  )
}

const nearDays: Record<Language, readonly string[]> = {
  fa: ['دیروز', 'امروز', 'فردا'],
  en: ['yesterday', 'today', 'tomorrow'],
}

function inWords(iso: string, language: Language, { weekday, year }: { weekday: boolean; year: boolean }): string {
  const day = toJalali(iso)
  const isoDay = toIsoDay(iso)
  if (day === undefined || isoDay === undefined) return noDate
  const date = formatDigits(`${day.day} ${monthNames[language][day.month - 1]}${year ? ` ${day.year}` : ''}`, language)
  return weekday ? `${weekdayNames[language][weekdayOf(isoDay)]}${language === 'en' ? ',' : ''} ${date}` : date
}

/**
 * A Jalali month in words; `-` for a text that is not a month.
 * @example formatMonth('1405-09', 'fa') // 'آذر ۱۴۰۵'
 */
export function formatMonth(month: string | undefined, language: Language): string {
  const [year, number] = month?.split('-') ?? []
  const name = monthNames[language][Number(number) - 1]
  return name === undefined ? noDate : formatDigits(`${name} ${year}`, language)
}

/**
 * The time of an instant in Tehran, 24 hours; `-` for a day without a time.
 * @example formatTime('2026-11-21T12:52:08.000Z', 'fa') // '۱۶:۲۲'
 */
export function formatTime(iso: string, language: Language): string {
  if (!iso.includes('T') || toIsoDay(iso) === undefined) return noDate
  return formatDigits(tehranClock(new Date(iso)), language)
}

type Span = 'minute' | 'hour' | 'day'

const now: Record<Language, string> = { fa: 'لحظاتی پیش', en: 'just now' }
const spans: Record<Span, string> = { minute: 'دقیقه', hour: 'ساعت', day: 'روز' }

function ago(count: number, span: Span, language: Language): string {
  if (language === 'en') return `${count} ${span}${count === 1 ? '' : 's'} ago`
  return `${formatDigits(count, language)} ${spans[span]} پیش`
}

/**
 * How long ago an instant was, as under "updated": minutes, hours, days up to a week, then the day. A clock that runs
 * behind the server's never shows the future.
 * @example formatRelative('2026-11-21T12:47:00Z', 'fa', new Date('2026-11-21T12:52:30Z')) // '۵ دقیقه پیش'
 */
export function formatRelative(iso: string, language: Language, clock: Date = new Date()): string {
  const then = toIsoDay(iso)
  if (then === undefined) return noDate
  const days = daysBetween(then, today(clock))
  if (iso.includes('T')) {
    const minutes = Math.floor((clock.getTime() - Date.parse(iso)) / 60_000)
    if (minutes < 1 && days >= -1) return now[language]
    if (minutes >= 1 && minutes < 60) return ago(minutes, 'minute', language)
    if (days === 0) return ago(Math.floor(minutes / 60), 'hour', language)
  }
  return days > 1 && days < 7 ? ago(days, 'day', language) : formatDay(iso, language, { now: clock })
}
