import type { Bus } from '../../contract/events/bus'
import { lazyPromise } from '../../lib/async/lazy-promise'
import { singleFlight } from '../../lib/async/single-flight'
import { type Locks, withLock } from '../../lib/async/with-lock'
import type { AuthorizationRequest } from './authorization-request'
import { loadInHiddenFrame } from './hidden-frame'
import type { IdentityClient } from './identity-client'
import { performEffect } from './perform-effect'
import { renewTokens } from './renewal'
import { isRenewalDue } from './renewal-rules'
import { safeReturnTo } from './return-to'
import { type Session, type SessionRef, session } from './session'
import { createSessionRunner, type SessionRunner } from './session-runner'
import { signInCompleter } from './sign-in'
import { signInStateStore } from './sign-in-states'
import { signOutAtProvider } from './sign-out'
import { type CookieText, lastSignOut, signOutCookie } from './sign-out-cookie'
import { restoreSilently as signInSilently } from './silent-sign-in'
import { openTabChannel } from './tab-channel'
import { createTokenStore, type KeyValueStore, type TokenSet } from './token-store'

export interface TokenServiceOptions {
  /** The identity provider's issuer. */
  readonly authority: string
  readonly clientId: string
  readonly authorization?: AuthorizationRequest
  /** The origin of this app. */
  readonly origin: string
  /** Encrypted, shared by the tabs. */
  readonly store: KeyValueStore
  readonly bus: Bus
  /** Milliseconds. */
  readonly now?: () => number
  /** Where the session is published; the page's own when left out. */
  readonly home?: SessionRef
  readonly locks?: Locks
  /** Where a sign-out is remembered until the next sign-in; the page's document when left out. */
  readonly cookies?: CookieText
  /** Sends the whole browser away. */
  readonly leaveTo?: (address: string) => void
  /** Opens an address of the provider without showing it; in a hidden frame when left out. */
  readonly openSilently?: (address: string) => Promise<string>
  /** The client of the provider; one in this page when left out. */
  readonly provider?: () => Promise<IdentityClient>
}

/** Token service, the only holder of tokens. Nothing that it returns, throws or emits contains one, but for `access` and `refresh`. */
export interface TokenService {
  /** Restores the stored session when the page starts; for one that is unreadable the provider is asked silently (F46). */
  restore(): Promise<Session>
  /**
   * Leaves for the identity provider, whose pages lead a newcomer to their sign-up (HST-058).
   * @throws when it cannot be reached; nothing has changed then
   */
  signIn(request: { returnTo: string; language: string }): Promise<void>
  /** Completes a sign-in at `/callback`. @throws when it fails and no one was signed in; an earlier session stays */
  complete(url: string): Promise<{ returnTo: string }>
  /** The access token, renewed before when it has expired; undefined when no one is signed in. */
  access(): Promise<string | undefined>
  /** A new access token after a 401; undefined when there is none to be had. One token call for all tabs. */
  refresh(): Promise<string | undefined>
  /**
   * Clears tokens here and in the other tabs, then leaves to end the provider's session. With any outcome of that, the
   * next sign-in has the provider ask again. (HST-050)
   */
  signOut(): Promise<void>
  /** Ends the session of a page that was frozen and is shown again, where it is over or another person's (T21). */
  revalidate(): Promise<void>
  /** Closes the channel to the other tabs. */
  close(): void
}

/**
 * Wires the session machine: storage, lock, provider, clock and the other tabs become events, and its effects are
 * performed. It alone imports all parts of the session.
 * @example const tokens = createTokenService({ authority, clientId: 'sarv-web', origin: location.origin, store, bus })
 */
export function createTokenService(options: TokenServiceOptions): TokenService {
  const { clientId, origin, store, bus, now = Date.now, home = session } = options
  const leaveTo = options.leaveTo ?? ((address: string) => globalThis.location.assign(address))
  const cookies = options.cookies ?? globalThis.document ?? { cookie: '' }
  const tokenStore = createTokenStore(store)
  const states = signInStateStore(store)
  const provider = options.provider ?? identityProvider(options, states, now)
  const runner: SessionRunner = createSessionRunner(tokenStore, (effect) =>
    performEffect(effect, { home, bus, tabs, tokenStore, states, runner, restoreSilently }),
  )
  const tabs = openTabChannel(`sarv-session:${clientId}`, runner.dispatch)
  // Tabs live in processes of their own: the news of a sign-in may arrive before what that sign-in stored.
  const unwatch = tokenStore.watch(() => runner.dispatch({ kind: 'stored-tokens-changed' }))
  // One call for the callers of this tab, and one tab at a time.
  const locked = <Result>(work: () => Promise<Result>) => withLock('sarv-renewal', work, options.locks)
  const restoreSilently = singleFlight(() => locked(() => signInSilently(runner, tokenStore, provider)))
  const renew = singleFlight((seen: TokenSet) => locked(() => renewTokens({ runner, tokenStore, provider, now }, seen)))
  const complete = signInCompleter({ runner, provider, store, origin, restoreSilently })

  return {
    async restore() {
      await runner.readStored()
      return home.current
    },
    async signIn({ returnTo, language }) {
      const identity = await provider()
      const asksAgain = lastSignOut(cookies.cookie) !== undefined
      leaveTo(await identity.signInAddress({ returnTo: safeReturnTo(returnTo, origin), language, asksAgain }))
    },
    async complete(url) {
      const done = await complete(url)
      cookies.cookie = signOutCookie()
      return done
    },
    async access() {
      const state = runner.state()
      if (state.at !== 'signed-in') return undefined
      if (!isRenewalDue(state.tokens, state.triedAt, now())) return state.tokens.access
      return ((await renew(state.tokens)) ?? runner.tokens())?.access
    },
    async refresh() {
      const seen = runner.tokens()
      return seen && (await renew(seen))?.access
    },
    async signOut() {
      const last = runner.tokens() ?? (await tokenStore.read())
      await runner.dispatch({ kind: 'signed-out' })
      // A person who closes the page before the provider has responded is not signed out there.
      cookies.cookie = signOutCookie('unreached')
      const { outcome, address } = await signOutAtProvider(provider, last)
      cookies.cookie = signOutCookie(outcome)
      leaveTo(address ?? `${origin}/`)
    },
    async revalidate() {
      const tokens = await tokenStore.read()
      const isByChoice = lastSignOut(cookies.cookie) !== undefined
      await runner.dispatch({ kind: 'page-shown-again', tokens, isLost: tokenStore.wasLost(), isByChoice })
    },
    close() {
      tabs.close()
      unwatch()
    },
  }
}

/** The client of the provider is needed to sign in and to renew, not to show the first page. */
function identityProvider(options: TokenServiceOptions, states: KeyValueStore, now: () => number) {
  const { authority, clientId, authorization, origin, openSilently = loadInHiddenFrame } = options
  return lazyPromise(async () =>
    (await import('./identity-client')).createIdentityClient({
      authority,
      clientId,
      authorization,
      origin,
      states,
      now,
      openSilently,
    }),
  )
}
