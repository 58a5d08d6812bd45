import type { Session, SignedOutReason } from './session'
import type { SessionEvent } from './session-event'
import type { TabMessage } from './tab-channel'
import type { TokenSet } from './token-store'

/** Effects of the session machine, as plain data: what the token service does because of an event. */
export type SessionEffect =
  /** Publishes the session to the page, without its tokens. */
  | { readonly kind: 'publish'; readonly session: Session }
  | { readonly kind: 'emit-signed-out'; readonly reason: SignedOutReason }
  | { readonly kind: 'tell-tabs'; readonly message: TabMessage }
  /** Ends with `stored-tokens-read`. */
  | { readonly kind: 'read-store' }
  /** Ends with the event `done`. */
  | { readonly kind: 'write-store'; readonly tokens: TokenSet; readonly done: SessionEvent }
  /** Unless other tokens are there by now. */
  | { readonly kind: 'remove-from-store'; readonly tokens: TokenSet }
  /** Begun sign-ins too. */
  | { readonly kind: 'clear-store' }
  /** Ends with `session-found` or `no-session-found`. */
  | { readonly kind: 'restore-silently' }
