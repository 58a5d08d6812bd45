import type { Language } from '@sarv/platform/client/i18n/language'

/** Zero-width and bidi marks, soft hyphen and byte-order mark: what a copied number carries along unseen. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Persian and Arabic digits as ASCII digits; everything else stays as it is. (PLT-035)
 * @example toAsciiDigits('۱۲٣') // '123'
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/**
 * Takes ZWNJ, bidi marks and other unseen characters out of a pasted number or code. Not for prose: Persian words need
 * their half-spaces.
 * @example withoutInvisible('\u200f۱۲۳\u200c') // '۱۲۳'
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/**
 * Normalises a typed or pasted code: ASCII digits, no unseen marks, no space at either end. (PLT-035)
 * @example normalizeCode(' ۱۲۳۴۵\u200f') // '12345'
 */
export function normalizeCode(text: string): string {
  return toAsciiDigits(withoutInvisible(text)).trim()
}

/**
 * The digits of a text in the script of the language. (PLT-035)
 * @example formatDigits('6037 99** **** 1112', 'fa') // '۶۰۳۷ ۹۹** **** ۱۱۱۲'
 */
export function formatDigits(text: string | number, language: Language): string {
  const ascii = toAsciiDigits(String(text))
  return language === 'en' ? ascii : ascii.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
}
