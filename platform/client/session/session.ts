import { proxy } from 'valtio'

/**
 * Reason why no one is signed in.
 * - `expired`: the identity provider refused to renew.
 * - `signed-out`: the person asked for it, in this tab or another.
 * - `elsewhere`: another person signed in, in another tab.
 * - `failed`: a sign-in that was begun did not come to its end.
 */
export type SignedOutReason = 'expired' | 'signed-out' | 'elsewhere' | 'failed'

export type Session =
  | { readonly at: 'unknown' }
  | { readonly at: 'signed-out'; readonly reason?: SignedOutReason }
  | { readonly at: 'signed-in'; readonly sub: string }

/** Mutable reference to the session: one field, replaced as a whole. */
export interface SessionRef {
  current: Session
}

/** A new reference, of which each tab has one; a valtio proxy, so that screens can subscribe to it. */
export function createSession(): SessionRef {
  return proxy<SessionRef>({ current: { at: 'unknown' } })
}

/**
 * The session of this page; only the token service writes it.
 * @example const { current } = useSnapshot(session)
 */
export const session = createSession()
