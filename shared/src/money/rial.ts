import type { Language } from '@sarv/platform/client/i18n/language'
import { formatNumber, type NumberOptions, noNumber } from '../i18n/number-format'

/** What the currency is called beside a number. (CON-31) */
export const rialUnit: Record<Language, string> = { fa: 'ریال', en: 'IRR' }

/** A zero that stands alone: the Persian digit is a small ring, which reads as a mark and not as a number. (D-280) */
export const loneZero: Record<Language, string> = { fa: 'صفر', en: '0' }

/** What it is called inside words. */
export const rialWord: Record<Language, string> = { fa: 'ریال', en: 'rial' }

/**
 * Whether a number can be an amount: whole rial that a double holds exactly. (PLT-071)
 * @example isRial(1.5) // false
 */
export function isRial(value: number): boolean {
  return Number.isSafeInteger(value)
}

/**
 * An amount in rial with separators and unit. (PLT-037) A value that is not a whole number shows as `-`.
 * @example formatRial(1_234_567, 'fa') // '۱٬۲۳۴٬۵۶۷ ریال'
 */
export function formatRial(amount: number, language: Language, { sign }: Pick<NumberOptions, 'sign'> = {}): string {
  return isRial(amount) ? `${formatNumber(amount, language, { sign })} ${rialUnit[language]}` : noNumber
}
