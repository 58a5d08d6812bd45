import type { Language } from '@sarv/platform/client/i18n/language'
import {
  type DayOptions,
  formatDate,
  formatDay,
  formatFullDate,
  formatRelative,
  formatTime,
} from '../calendar/format-date'
import { formatNumber, formatPercent, type NumberOptions } from '../i18n/number-format'
import { rialInWords } from '../money/amount-in-words'
import { formatRial } from '../money/rial'
import { formatToman, type TomanOptions } from '../money/toman'
import { formatDigits } from '../text/digits'

/** Every value that a screen shows, in one language. Bad values come out as `-`, never as NaN. */
export interface Formatter {
  readonly language: Language
  /** Digits of a text in the language's script, nothing else changed: `digits('6037 99** **** 1112')`. */
  digits(text: string | number): string
  /** `number(1234567)` → ۱٬۲۳۴٬۵۶۷ */
  number(value: number, options?: NumberOptions): string
  /** Whole rial: `rial(1_500_000)` → ۱٬۵۰۰٬۰۰۰ ریال (PLT-037) */
  rial(amount: number, options?: Pick<NumberOptions, 'sign'>): string
  /** Takes rial: `toman(1_900_000_000)` → ۱۹۰ میلیون تومان (PLT-038) */
  toman(rial: number, options?: TomanOptions): string
  /** Takes rial: `words(50_000_000)` → پنجاه میلیون ریال */
  words(rial: number): string
  /** Takes percents, not a fraction: `percent(24.61, { sign: 'always' })` → +۲۴٫۶۱٪ (PLT-039) */
  percent(value: number, options?: NumberOptions): string
  /** Of tables and files alone: `date('2026-03-21')` → ۱۴۰۵/۰۱/۰۱ (PLT-036) */
  date(iso: string): string
  /** `day('2026-11-21')` → امروز, دیروز, فردا, ۳۰ آبان, or with the year of another one (PLT-036) */
  day(iso: string, options?: DayOptions): string
  /** Of receipts and documents: `fullDate('2026-11-21')` → شنبه ۳۰ آبان ۱۴۰۵ */
  fullDate(iso: string): string
  /** Takes an instant: ۱۶:۲۲, the time in Tehran. */
  time(iso: string): string
  /** ۵ دقیقه پیش; `now` moves the clock. */
  relative(iso: string, now?: Date): string
}

const formatters: Record<Language, Formatter> = { fa: create('fa'), en: create('en') }

/**
 * The formatters of a language, made once. In a component `useFormat()` gives those of the language being read.
 * @example formatterFor('fa').rial(1_500_000) // '۱٬۵۰۰٬۰۰۰ ریال'
 */
export function formatterFor(language: Language): Formatter {
  return formatters[language]
}

function create(language: Language): Formatter {
  return {
    language,
    digits: (text) => formatDigits(text, language),
    number: (value, options) => formatNumber(value, language, options),
    rial: (amount, options) => formatRial(amount, language, options),
    toman: (rial, options) => formatToman(rial, language, options),
    words: (rial) => rialInWords(rial, language),
    percent: (value, options) => formatPercent(value, language, options),
    date: (iso) => formatDate(iso, language),
    day: (iso, options) => formatDay(iso, language, options),
    fullDate: (iso) => formatFullDate(iso, language),
    time: (iso) => formatTime(iso, language),
    relative: (iso, now) => formatRelative(iso, language, now),
  }
}
