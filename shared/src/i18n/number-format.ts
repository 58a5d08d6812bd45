import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDigits } from '../text/digits'

/**
 * - `auto`: − before a negative number.
 * - `always`: + or − before everything but zero, as in profit and loss; put it in `<bdi dir="ltr">`.
 * - `never`: the bare number, where a word or a triangle says the direction.
 */
export type Sign = 'auto' | 'always' | 'never'

export interface NumberOptions {
  readonly sign?: Sign
  /** Digits after the point, 0 unless told. */
  readonly decimals?: number
}

/** Replaces a number that did not come (F32: never NaN, never "undefined"). */
export const noNumber = '-'

// One formatter a language, and only for whole numbers: signs, fractions and units are set here, because Intl puts a
// bidi mark before the minus and the unit before the number. Made when its language is first written.
const whole: Partial<Record<Language, Intl.NumberFormat>> = {}
const locales: Record<Language, string> = { fa: 'fa-IR', en: 'en-US' }
const points: Record<Language, string> = { fa: '٫', en: '.' }
const percents: Record<Language, string> = { fa: '٪', en: '%' }

/**
 * A number with thousands separators.
 * @example formatNumber(-1234567, 'fa') // '−۱٬۲۳۴٬۵۶۷'
 */
export function formatNumber(
  value: number,
  language: Language,
  { sign = 'auto', decimals = 0 }: NumberOptions = {},
): string {
  // From 1e21 on a number has no plain digits.
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return noNumber
  const [integer = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const zero = Number(integer) === 0 && Number(fraction ?? 0) === 0
  whole[language] ??= new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 })
  const body = whole[language].format(BigInt(integer))
  const shown = fraction === undefined ? body : `${body}${points[language]}${formatDigits(fraction, language)}`
  return `${zero ? '' : signOf(value, sign)}${shown}`
}

/**
 * A percentage as the server sends it, with two decimals. (PLT-039)
 * @example formatPercent(24.6, 'fa', { sign: 'always' }) // '+۲۴٫۶۰٪'
 */
export function formatPercent(value: number, language: Language, { sign, decimals = 2 }: NumberOptions = {}): string {
  const shown = formatNumber(value, language, { sign, decimals })
  return shown === noNumber ? noNumber : `${shown}${percents[language]}`
}

function signOf(value: number, sign: Sign): string {
  if (sign === 'never') return ''
  if (value < 0) return '\u2212'
  return sign === 'always' ? '+' : ''
}
