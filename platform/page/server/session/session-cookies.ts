import type { IncomingHttpHeaders } from 'node:http'

/** Cookies of the session: no script reads them, and no other origin can set them where the app has TLS. */
export interface SessionCookies {
  /** The id of the browser's session. */
  id(headers: IncomingHttpHeaders): string | undefined
  /** @param id undefined forgets it */
  setId(id: string | undefined): string
  /** The sealed sign-in that was begun with this state. */
  begun(headers: IncomingHttpHeaders, state: string): string | undefined
  /** @param sealed undefined forgets it */
  setBegun(state: string, sealed: string | undefined): string
}

/** Seconds that a session lasts without a renewal: a fortnight. */
export const sessionAge = 14 * 86_400
/** Seconds that a person has at the provider. */
const signInAge = 60 * 60

/**
 * @param isSecure whether the app has TLS. Without it, on a developer's own machine, the cookies have no prefix: Safari
 * sends no `Secure` cookie there.
 */
export function sessionCookies(isSecure: boolean): SessionCookies {
  const prefix = isSecure ? '__Host-' : ''
  const attributes = `Path=/; HttpOnly${isSecure ? '; Secure' : ''}`
  const idName = `${prefix}sarv-session`
  const begunName = (state: string) => `${prefix}sarv-sign-in-${state.slice(0, 8)}`
  const set = (name: string, value: string | undefined, age: number, site: 'Lax' | 'Strict') =>
    `${name}=${value ?? ''}; ${attributes}; SameSite=${site}; Max-Age=${value === undefined ? 0 : age}`
  return {
    id: ({ cookie }) => cookieOf(cookie, idName),
    // A page that is opened by a link shows the person's figures at once.
    setId: (id) => set(idName, id, sessionAge, 'Lax'),
    begun: ({ cookie }, state) => cookieOf(cookie, begunName(state)),
    setBegun: (state, sealed) => set(begunName(state), sealed, signInAge, 'Strict'),
  }
}

/** Undefined where it stands twice as well: another site of the domain may have put one beside it. */
function cookieOf(cookies = '', name: string): string | undefined {
  const [found, ...others] = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return others.length === 0 ? found?.slice(name.length + 1) || undefined : undefined
}
