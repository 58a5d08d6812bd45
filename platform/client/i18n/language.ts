export type Language = 'fa' | 'en'

const cookie = 'lang'
const year = 31_536_000

/** @example directionOf('fa') // 'rtl' */
export function directionOf(language: Language): 'rtl' | 'ltr' {
  return language === 'fa' ? 'rtl' : 'ltr'
}

/** The language that a `Cookie` header or `document.cookie` remembers; Persian when it remembers none. (PLT-032) */
export function rememberedLanguage(cookies: string | undefined): Language {
  return cookies?.split(';').some((pair) => pair.trim() === `${cookie}=en`) ? 'en' : 'fa'
}

/** The language that an `Accept-Language` header asks for; Persian unless it asks for English. (PLT-013) */
export function requestedLanguage(header: string | undefined): Language {
  return header?.startsWith('en') ? 'en' : 'fa'
}

/** The cookie that remembers a language for a year; the document server writes the page's `lang` and `dir` from it. */
export function languageCookie(language: Language): string {
  return `${cookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
}
