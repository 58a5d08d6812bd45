import type { Bus } from '../events/bus'
import { ForgedIdToken } from './id-token'
import { lazily } from './lazily'
import { isOver } from './provider-refusal'
import { createFlight, type Locks } from './refresh-flight'
import { answerFromFrame } from './renewal-frame'
import { isRenewalDue } from './renewal-rules'
import { defaultReturnTo, returnToFrom } from './return-to'
import { type Session, type SessionHome, type SignedOutReason, session } from './session'
import { forgetSignIns, signInStates } from './sign-in-state'
import { openTabChannel, type TabNews } from './tab-channel'
import { createVault, type HeldTokens, type TokenStore } from './vault'
import { within } from './within'

export interface TokenServiceOptions {
  /** The identity provider's issuer. */
  readonly authority: string
  readonly clientId: string
  /** The origin of this app. */
  readonly origin: string
  /** Encrypted, shared by the tabs. */
  readonly store: TokenStore
  readonly bus: Bus
  /** Milliseconds. */
  readonly now?: () => number
  /** Where the session is written; the page's own when left out. */
  readonly home?: SessionHome
  readonly locks?: Locks
  /** Sends the whole browser away. */
  readonly leaveTo?: (address: string) => void
  /** Opens an address of the provider out of sight; in a hidden frame when left out. */
  readonly unseen?: (address: string) => Promise<string>
}

/** The only holder of tokens. Nothing that it answers, throws or emits contains one, but for `access` and `refresh`. */
export interface TokenService {
  /** Reads the kept session when the page starts; of one that is unreadable the provider is asked, out of sight (F46). */
  restore(): Promise<Session>
  /**
   * Leaves for the identity provider, with `register` for its sign-up page.
   * @throws when it cannot be reached; nothing has changed then
   */
  signIn(wish: { returnTo: string; language: string; register?: boolean }): Promise<void>
  /** Completes a sign-in at `/callback`. @throws when it fails and nobody was signed in; an earlier session stays */
  complete(url: string): Promise<{ returnTo: string }>
  /** The access token, renewed before when it is past its life; undefined when nobody is signed in. */
  access(): Promise<string | undefined>
  /** A new access token after a 401; undefined when there is none to be had. One token call for all tabs. */
  refresh(): Promise<string | undefined>
  /** Forgets everything here and in the other tabs, then leaves to end the provider's session. */
  signOut(): Promise<void>
  /** Ends the session of a page that was frozen and is shown again, where it is over or another person's (T21). */
  lookAgain(): Promise<void>
  /** Ends the line to the other tabs. */
  close(): void
}

/** How long signing out waits for the identity provider; milliseconds. */
const farewell = 2_000

/**
 * Signs in and out, keeps the tokens and renews them.
 * @example const tokens = createTokenService({ authority, clientId: 'sarv-web', origin: location.origin, store, bus })
 */
export function createTokenService(options: TokenServiceOptions): TokenService {
  const { authority, clientId, origin, store, bus, now = Date.now, home = session, unseen = answerFromFrame } = options
  const locks = options.locks ?? globalThis.navigator?.locks
  const leaveTo = options.leaveTo ?? ((address: string) => globalThis.location.assign(address))
  const vault = createVault(store)
  const states = signInStates(store)
  // The client of the provider is needed to sign in and to renew, not to show the first page.
  const provider = lazily(async () =>
    (await import('./identity-client')).createIdentity({ authority, clientId, origin, states, now, unseen }),
  )
  const tabs = openTabChannel(`sarv-session:${clientId}`, heard)
  // Tabs live in processes of their own: the news of a sign-in may arrive before what that sign-in stored.
  const unwatch = vault.watch(readAgain)
  const renew = createFlight(locks, 'sarv-renewal', renewed)
  const findAgain = createFlight(locks, 'sarv-renewal', foundAgain)

  let held: HeldTokens | undefined
  let lastTry: number | undefined
  let completing: { url: string; done: Promise<{ returnTo: string }> } | undefined

  function become(next: Session): Session {
    home.current = next
    bus.emit('session-changed', next)
    return next
  }

  function hold(tokens: HeldTokens): void {
    held = tokens
    if (!isSession(tokens.sub)) become({ at: 'signed-in', sub: tokens.sub })
  }

  function letGo(reason: SignedOutReason): void {
    held = undefined
    if (reason === 'expired') bus.emit('session-expired')
    become({ at: 'signed-out', reason })
    bus.emit('signed-out', { reason })
  }

  /** Ends the session of all tabs. */
  async function end(reason: SignedOutReason): Promise<void> {
    letGo(reason)
    tabs.tell({ kind: 'signed-out', reason })
    await vault.clear()
    await forgetSignIns(states)
  }

  async function restore(): Promise<Session> {
    const kept = await vault.read()
    if (kept) hold(kept)
    else if (home.current.at === 'unknown' && vault.wasLost()) await findAgain(undefined)
    else if (home.current.at === 'unknown') become({ at: 'signed-out' })
    return home.current
  }

  /** Whoever has a session with the provider is signed in without a question; otherwise the person learns why not. */
  async function foundAgain(): Promise<void> {
    const kept = await vault.read()
    const found =
      kept ??
      (await provider()
        .then((identity) => identity.signInUnseen())
        .catch(() => undefined))
    // A sign-in may have come to its end meanwhile.
    if (home.current.at === 'signed-in') return
    if (found) await begin(found)
    else become({ at: 'signed-out', reason: 'expired' })
  }

  async function begin(tokens: HeldTokens): Promise<void> {
    await vault.write(tokens)
    hold(tokens)
    tabs.tell({ kind: 'signed-in', sub: tokens.sub })
  }

  function heard(news: TabNews): void {
    const signedIn = home.current.at === 'signed-in'
    if (news.kind === 'signed-out' && signedIn) letGo(news.reason)
    if (news.kind === 'signed-in' && !signedIn) void restore()
    if (news.kind === 'signed-in' && signedIn && !isSession(news.sub)) letGo('elsewhere')
    if (news.kind === 'renewed' && signedIn) void adopt()
  }

  function readAgain(): void {
    if (home.current.at === 'signed-in') void adopt()
    if (home.current.at === 'signed-out') void restore()
  }

  /** Takes over what another tab stored. */
  async function adopt(read = vault.read): Promise<HeldTokens | undefined> {
    const before = held
    const kept = await read()
    // What this tab got while it was reading is newer than what it read.
    if (!kept || home.current.at !== 'signed-in' || held !== before) return held
    if (isSession(kept.sub)) held = kept
    else letGo('elsewhere')
    return held
  }

  function isSession(sub: string): boolean {
    return home.current.at === 'signed-in' && home.current.sub === sub
  }

  async function renewed(before: HeldTokens | undefined): Promise<HeldTokens | undefined> {
    const current = await adopt(vault.readNewest)
    // While this tab waited for the lock, another one renewed.
    if (!current || current.access !== before?.access) return current
    lastTry = now()
    try {
      const fresh = await (await provider()).renew(current)
      // Signed out meanwhile, here or in another tab: the new tokens must not bring the session back.
      if (!isSession(fresh.sub)) return undefined
      held = fresh
      await vault.write(fresh)
      if (!isSession(fresh.sub)) await vault.takeBack(fresh)
      tabs.tell({ kind: 'renewed' })
      return held
    } catch (error) {
      if (error instanceof ForgedIdToken) await end('failed')
      else if (isOver(error) && (await adopt())?.access === current.access) await end('expired')
      return held?.access === current.access ? undefined : held
    }
  }

  async function exchanged(url: string): Promise<{ returnTo: string }> {
    try {
      const { tokens, wish } = await (await provider()).exchange(url)
      await begin(tokens)
      return { returnTo: returnToFrom(wish, origin) }
    } catch (error) {
      // A return that was used before, as by reload or back, finds the session that it made (F17).
      // Where nothing outlives a page, neither does a begun sign-in: the provider knows who has just come from it (F43).
      const isForgotten = (await store.outlives?.()) === false && new URL(url).searchParams.has('code')
      const { at } = isForgotten ? await findAgain(undefined).then(() => home.current) : await restore()
      if (at === 'signed-in') return { returnTo: defaultReturnTo }
      become({ at: 'signed-out', reason: 'failed' })
      throw error
    }
  }

  /** Where the provider ends its own session, after the refresh token was given back. */
  async function partingAddress(last: HeldTokens | undefined): Promise<string> {
    const identity = await provider()
    const revoked = last && identity.revoke(last).catch(() => undefined)
    const [address] = await Promise.all([identity.signOutAddress(), revoked])
    return address
  }

  return {
    restore,
    async signIn({ returnTo, language, register = false }) {
      const identity = await provider()
      leaveTo(await identity.signInAddress({ returnTo: returnToFrom(returnTo, origin), language, register }))
    },
    complete(url) {
      if (completing?.url !== url) completing = { url, done: exchanged(url) }
      return completing.done
    },
    async access() {
      if (home.current.at !== 'signed-in') return undefined
      const tokens = held ?? (await adopt())
      if (!tokens || !isRenewalDue(tokens, lastTry, now())) return tokens?.access
      return ((await renew(tokens)) ?? held)?.access
    },
    async refresh() {
      return home.current.at === 'signed-in' ? (await renew(held))?.access : undefined
    },
    async signOut() {
      const last = held ?? (await vault.read())
      await end('signed-out')
      const address = await within(farewell, partingAddress(last))
      leaveTo(address ?? `${origin}/`)
    },
    async lookAgain() {
      if (home.current.at !== 'signed-in') return
      const kept = await vault.read()
      if (kept && !isSession(kept.sub)) letGo('elsewhere')
      if (!kept && !vault.wasLost()) letGo('signed-out')
    },
    close() {
      tabs.close()
      unwatch()
    },
  }
}
