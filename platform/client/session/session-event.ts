import type { SignedOutReason } from './session'
import type { TokenSet } from './token-store'

/** Content of the token store; `isLost` when there are tokens in it that no one can read any more (F46). */
interface Stored {
  readonly tokens: TokenSet | undefined
  readonly isLost: boolean
}

/** Events of the session machine: everything that can happen to the session of a tab, as facts of the past. */
export type SessionEvent =
  /** `seen` is what this tab held when it began to read. */
  | ({ readonly kind: 'stored-tokens-read'; readonly seen: TokenSet | undefined } & Stored)
  /** By another tab, and this one can read it now. */
  | { readonly kind: 'stored-tokens-changed' }
  /** The browser had frozen the page; the store was read again since (T21). `isByChoice`: the person has signed out. */
  | ({ readonly kind: 'page-shown-again'; readonly isByChoice: boolean } & Stored)
  /** Under the lock: in the store after all or, without a question to the person, at the provider. */
  | { readonly kind: 'session-found'; readonly tokens: TokenSet }
  | { readonly kind: 'no-session-found' }
  | { readonly kind: 'code-exchanged'; readonly tokens: TokenSet }
  /** The tokens are in the store by now. */
  | { readonly kind: 'signed-in'; readonly tokens: TokenSet }
  | { readonly kind: 'sign-in-failed' }
  | { readonly kind: 'signed-out' }
  /** `at` by this tab's clock; milliseconds. */
  | { readonly kind: 'renewal-started'; readonly at: number }
  | { readonly kind: 'renewal-succeeded'; readonly old: TokenSet; readonly tokens: TokenSet }
  /** The new tokens are in the store by now. */
  | { readonly kind: 'renewal-stored'; readonly tokens: TokenSet }
  /** The provider says that the session is over; the store was read again since. */
  | { readonly kind: 'renewal-refused'; readonly old: TokenSet }
  /** Nothing is known of the session, as when the provider is down (F15). */
  | { readonly kind: 'renewal-failed' }
  | { readonly kind: 'id-token-forged'; readonly old: TokenSet }
  | { readonly kind: 'tab-signed-in'; readonly sub: string }
  | { readonly kind: 'tab-signed-out'; readonly reason: SignedOutReason }
  | { readonly kind: 'tab-renewed' }
