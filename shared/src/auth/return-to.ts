export const defaultReturnTo = '/home'

const longest = 2_000
// Places where nobody can be signed in for good: the login page and the callback itself.
const leadsBack = /^\/(callback\/?)?([?#]|$)/
// What a receipt's address says is nobody's business who signs in only afterwards. (INV-078)
const receipt = /^\/payment\/receipt\/?([?#]|$)/

/**
 * The path to open after sign-in, safe to hand to the router: it begins with a single slash and stays on the own
 * origin; anything else becomes /home (T10).
 * @example returnToFrom('/funds/7?tab=fees', 'http://localhost:3000') // '/funds/7?tab=fees'
 * @example returnToFrom('//evil.example', 'http://localhost:3000') // '/home'
 */
export function returnToFrom(wish: unknown, origin: string): string {
  if (typeof wish !== 'string' || wish.length > longest || !plain(wish) || !URL.canParse(wish, origin)) {
    return defaultReturnTo
  }
  const { origin: itsOrigin, pathname, search, hash } = new URL(wish, origin)
  const path = `${pathname}${search}${hash}`
  // '/..//evil' is on the own origin, but its path alone would be read as another host.
  return itsOrigin !== new URL(origin).origin || isUnfit(path) ? defaultReturnTo : path
}

function isUnfit(path: string): boolean {
  return path.startsWith('//') || leadsBack.test(path) || receipt.test(path)
}

/** One leading slash, no backslash, no blank and no control character, which browsers drop from addresses. */
function plain(wish: string): boolean {
  return /^\/(?![/\\])/.test(wish) && !/[\s\\\p{Cc}]/u.test(wish)
}
