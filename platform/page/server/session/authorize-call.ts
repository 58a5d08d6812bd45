import type { IncomingMessage } from 'node:http'
import { type Credentials, credentialsOf } from './proof-key'
import type { SessionCookies } from './session-cookies'
import type { Sessions } from './sessions'

/** Header of a forwarded call, or the status of its refusal. */
export type Authorize = (request: IncomingMessage) => Promise<Credentials | 401 | 403>

/**
 * Adds the token of the browser's session to a call that names its generation where other pages have their token. So a tab
 * never acts in the session of another person who has signed in meanwhile, and one that missed a renewal asks for it. A
 * browser says which site asks; what does not say it needs the shell's `Origin`. Other sites get nothing, downloads included.
 * @param proofOrigin that the API believes it has, for tokens that are bound to a key
 */
export function authorizeCalls(
  sessions: Sessions,
  cookies: SessionCookies,
  self: string,
  proofOrigin = self,
): Authorize {
  return async ({ method, headers, url = '' }) => {
    if (url.startsWith('/static/')) return {}
    const { 'sec-fetch-site': site, origin, authorization } = headers
    if (site === undefined ? origin !== self : site !== 'same-origin') return 403
    if (origin !== undefined && origin !== self) return 403
    // A page where no one is signed in.
    if (authorization === undefined) return {}
    const id = cookies.id(headers)
    const session = id && (await sessions.read(id))
    if (!session || authorization !== `Bearer ${session.generation}`) return 401
    return credentialsOf(session, { method, address: new URL(url, proofOrigin) })
  }
}
