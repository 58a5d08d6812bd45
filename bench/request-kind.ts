export type Kind = 'page' | 'script' | 'style' | 'font' | 'picture' | 'data' | 'preflight' | 'other'

/** Calls of the product API, on the shell's origin. */
const apiPath = /^\/(?:[a-z]+\/api\/v\d+|static)\//

/** The addresses of the product API for a shell, as patterns. */
export const apiOf = (shell: string): string[] => [`${shell}/*/api/v*/**`, `${shell}/static/**`]

/** What a request is for, by its method and address. @param identity origin of the identity provider */
export function kindOf({ method, url }: { method: string; url: string }, identity: string): Kind {
  const { origin, pathname } = new URL(url)
  if (method === 'OPTIONS') return 'preflight'
  if (origin === identity || apiPath.test(pathname)) return 'data'
  if (pathname.endsWith('.js')) return 'script'
  if (pathname.endsWith('.css')) return 'style'
  if (pathname.endsWith('.woff2')) return 'font'
  if (/\.(svg|png|jpg|webp)$/.test(pathname)) return 'picture'
  return /\.\w+$/.test(pathname) || method !== 'GET' ? 'other' : 'page'
}
