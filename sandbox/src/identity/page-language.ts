import type { Language } from '@sarv/platform/client/i18n/language'

/**
 * The language of a page: what the shell asked for, else what the browser prefers, else Persian.
 * @example resolveLanguage('en fa', '') // 'en'
 */
export function resolveLanguage(uiLocales: string | undefined, acceptLanguage: string | undefined): Language {
  const wanted = [...(uiLocales ?? '').split(/\s+/), ...(acceptLanguage ?? '').split(',')]
  const first = wanted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find((tag) => tag === 'fa' || tag === 'en')
  return first === 'en' ? 'en' : 'fa'
}

/** The language that the link "English" or «فارسی» of a page asks for. */
export function requestedLanguage(query: unknown): Language | undefined {
  const lang = query !== null && typeof query === 'object' && 'lang' in query ? query.lang : undefined
  return lang === 'en' || lang === 'fa' ? lang : undefined
}

const languageCookie = 'identity_lang'

/** The language of the last page that this browser saw here, for pages that are opened without a language. */
export function rememberedLanguage(cookies: string | undefined): Language | undefined {
  const seen = new RegExp(`(?:^|; )${languageCookie}=(fa|en)(?:;|$)`).exec(cookies ?? '')?.[1]
  return seen === 'fa' || seen === 'en' ? seen : undefined
}

export function languageCookieHeader(language: Language): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`
}
