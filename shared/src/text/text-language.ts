import type { Language } from '@sarv/platform/client/i18n/language'

/**
 * The language of a name or of a typed text, by its letters; undefined where it has none.
 * @example languageOf('نگار') // 'fa'
 */
export function languageOf(text: string): Language | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return 'fa'
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}
