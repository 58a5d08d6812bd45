export type Kind = 'page' | 'script' | 'style' | 'font' | 'other'

/** What a request is for, by its method and address. @param outside origins that answer with data */
export function kindOf({ method, url }: { method: string; url: string }, outside: readonly string[]): Kind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || outside.includes(origin)) return 'other'
  if (pathname.endsWith('.js')) return 'script'
  if (pathname.endsWith('.css')) return 'style'
  if (pathname.endsWith('.woff2')) return 'font'
  // What Chromium fetches, once it has nothing else to do, for the pages that come later.
  if (pathname.startsWith('/page-dictionaries/')) return 'other'
  return /\.\w+$/.test(pathname) ? 'other' : 'page'
}
