import { parseUrl } from '../../lib/parse-url'

export const defaultReturnTo = '/home'

const maxLength = 2_000
// Places where a person cannot stay after a sign-in: the login page and the callback itself.
const leadsBack = /^\/(callback\/?)?([?#]|$)/
// A person who signs in only afterwards must not see what a receipt's address says. (INV-078)
const receipt = /^\/payment\/receipt\/?([?#]|$)/

/**
 * Open-redirect guard: the path to open after sign-in, safe to hand to the router. It begins with a single slash and
 * stays on the own origin; anything else becomes /home (T10).
 * @example safeReturnTo('/notes/7?tab=fees', 'http://localhost:3000') // '/notes/7?tab=fees'
 * @example safeReturnTo('//evil.example', 'http://localhost:3000') // '/home'
 */
export function safeReturnTo(path: unknown, origin: string): string {
  if (typeof path !== 'string' || path.length > maxLength || !isPlain(path)) return defaultReturnTo
  const url = parseUrl(path, origin)
  if (!url) return defaultReturnTo
  const { pathname, search, hash } = url
  const normalized = `${pathname}${search}${hash}`
  // '/..//evil' is on the own origin, but its path alone would be read as another host.
  return isUnfit(normalized) ? defaultReturnTo : normalized
}

function isUnfit(path: string): boolean {
  return path.startsWith('//') || leadsBack.test(path) || receipt.test(path)
}

/** One leading slash, no backslash, no blank and no control character, which browsers drop from addresses. */
function isPlain(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\s\\\p{Cc}]/u.test(text)
}
