import { directionOf, type Language, languageCookie } from './language'

/** Turns the page to a language and remembers it for the next visit. (PLT-033) */
export function showLanguage(language: Language): void {
  if (typeof document === 'undefined') return
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  // Not the Cookie Store API: it is asynchronous, and the page may be left right after the choice.
  Object.assign(document, { cookie: languageCookie(language) })
}
