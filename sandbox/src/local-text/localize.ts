import type { Language } from '@sarv/platform/client/i18n/language'
import type { LocalText } from './local-text'

/**
 * Localisation: every `LocalText` in a value, however deep, as text of one language.
 * @throws for a text that says nothing in one of them: a reader of the other would never find out
 * @example localize({ detail: { fa: 'کد درست نیست.', en: 'The code is wrong.' } }, 'en') // { detail: 'The code is wrong.' }
 */
export function localize(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, language))
  if (!isPlainObject(value)) return value
  if (isLocalText(value)) {
    if (value.fa === '' || value.en === '') throw new Error(`A text is empty in one language: ${value.fa}${value.en}`)
    return value[language]
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, language)]))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function isLocalText(value: Record<string, unknown>): value is Record<string, unknown> & LocalText {
  return Object.keys(value).length === 2 && typeof value.fa === 'string' && typeof value.en === 'string'
}
