import type { IncomingMessage } from 'node:http'
import type { SessionCookies } from './session-cookies'
import type { Sessions } from './sessions'

/** Header of a forwarded call, or the status of its refusal. */
export type Authorize = (request: IncomingMessage) => Promise<{ readonly authorization?: string } | 403>

/**
 * Adds the bearer token of the browser's session to a call. A browser says which site asks; what does not say it needs the
 * shell's `Origin`. Other sites get nothing, downloads included, and what a page claims itself never goes on.
 */
export function authorizeCalls(sessions: Sessions, cookies: SessionCookies, self: string): Authorize {
  return async ({ headers, url = '' }) => {
    if (url.startsWith('/static/')) return {}
    const { 'sec-fetch-site': site, origin } = headers
    if (site === undefined ? origin !== self : site !== 'same-origin') return 403
    if (origin !== undefined && origin !== self) return 403
    const id = cookies.id(headers)
    const session = id && (await sessions.read(id))
    return session ? { authorization: `Bearer ${session.access}` } : {}
  }
}
