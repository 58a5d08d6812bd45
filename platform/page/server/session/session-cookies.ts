import type { IncomingHttpHeaders } from 'node:http'

/** Cookies of the session: no script reads them, and no other origin can set them where the app has TLS. */
export interface SessionCookies {
  /** The id of the browser's session. */
  id(headers: IncomingHttpHeaders): string | undefined
  /** @param id undefined forgets it */
  setId(id: string | undefined): string
  /** The sealed sign-in that was begun with this state. */
  begun(headers: IncomingHttpHeaders, state: string): string | undefined
  /** Keeps a begun sign-in, and forgets the oldest ones. */
  addBegun(headers: IncomingHttpHeaders, state: string, sealed: string): string[]
  forgetBegun(state: string): string
}

/** Seconds that a session lasts without a renewal: a fortnight. */
export const sessionAge = 14 * 86_400
/** Seconds that a person has at the provider. */
const signInAge = 60 * 60
/** Sign-ins that one browser has begun, in its tabs or by going back and forth: more would fill the header of each request. */
const maxBegun = 3

/**
 * @param isSecure whether the app has TLS. Without it, on a developer's own machine, the cookies have no prefix: Safari
 * sends no `Secure` cookie there.
 */
export function sessionCookies(isSecure: boolean): SessionCookies {
  const prefix = isSecure ? '__Host-' : ''
  const attributes = `Path=/; HttpOnly${isSecure ? '; Secure' : ''}`
  const idName = `${prefix}sarv-session`
  const begunPrefix = `${prefix}sarv-sign-in-`
  const begunName = (state: string) => begunPrefix + state.slice(0, 8)
  const setBegun = (name: string, sealed?: string) => set(name, sealed, signInAge, 'Strict')
  const set = (name: string, value: string | undefined, age: number, site: 'Lax' | 'Strict') =>
    `${name}=${value ?? ''}; ${attributes}; SameSite=${site}; Max-Age=${value === undefined ? 0 : age}`
  return {
    id: ({ cookie }) => soleCookie(cookie, idName),
    // A page that is opened by a link shows the person's figures at once.
    setId: (id) => set(idName, id, sessionAge, 'Lax'),
    begun: ({ cookie }, state) => soleCookie(cookie, begunName(state)),
    addBegun({ cookie = '' }, state, sealed) {
      const names = cookie.split(';').flatMap((pair) => pair.trim().split('=', 1))
      // Browsers send the oldest first (RFC 6265, 5.4).
      const surplus = names.filter((name) => name.startsWith(begunPrefix)).slice(0, 1 - maxBegun)
      return [...surplus.map((name) => setBegun(name)), setBegun(begunName(state), sealed)]
    },
    forgetBegun: (state) => setBegun(begunName(state)),
  }
}

/** The value of a cookie; undefined where it stands twice as well: a script or another site of the domain may have put one beside it. */
export function soleCookie(cookies = '', name: string): string | undefined {
  const [found, ...others] = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return others.length === 0 ? found?.slice(name.length + 1) || undefined : undefined
}
