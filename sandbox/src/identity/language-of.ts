import type { Language } from '@sarv/shared/i18n/language'

/**
 * The language of a page: what the shell asked for, else what the browser prefers, else Persian.
 * @example languageOf('en fa', '') // 'en'
 */
export function languageOf(uiLocales: string | undefined, acceptLanguage: string | undefined): Language {
  const wanted = [...(uiLocales ?? '').split(/\s+/), ...(acceptLanguage ?? '').split(',')]
  const first = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find((tag) => tag === 'fa' || tag === 'en')
  return first === 'en' ? 'en' : 'fa'
}
