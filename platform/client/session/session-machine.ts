import type { SignedOutReason } from './session'
import type { SessionEffect } from './session-effect'
import type { SessionEvent } from './session-event'
import type { TokenSet } from './token-store'

/** State of the session machine: the session of one tab with its tokens, which only the token service sees. */
export type SessionState =
  | { readonly at: 'unknown' }
  | { readonly at: 'signed-out' }
  /** `triedAt`: when this tab last tried to renew, by its own clock; milliseconds. */
  | { readonly at: 'signed-in'; readonly tokens: TokenSet; readonly triedAt?: number }

export interface Transition {
  readonly state: SessionState
  /** To be started in this order. */
  readonly effects: readonly SessionEffect[]
}

/** Transition function of the session machine, pure: the next state, and the effects of the event. */
export function transition(state: SessionState, event: SessionEvent): Transition {
  const held = tokensOf(state)
  const stay = (...effects: SessionEffect[]): Transition => ({ state, effects })
  switch (event.kind) {
    case 'stored-tokens-read':
      // What this tab got while it was reading is newer than what it read.
      if (!isSame(event.seen, held)) return stay()
      if (event.tokens) return isOther(held, event.tokens.sub) ? leave('elsewhere') : hold(state, event.tokens)
      if (state.at !== 'unknown') return stay()
      return event.isLost ? stay({ kind: 'restore-silently' }) : signedOut()
    case 'stored-tokens-changed':
      return state.at === 'unknown' ? stay() : stay({ kind: 'read-store' })
    case 'page-shown-again':
      if (!held || (event.tokens ? !isOther(held, event.tokens.sub) : event.isLost)) return stay()
      if (event.tokens) return leave('elsewhere')
      return leave(event.isByChoice ? 'signed-out' : 'expired')
    case 'session-found':
      // A sign-in may have come to its end meanwhile.
      return held ? stay() : stay(signInWith(event.tokens))
    case 'no-session-found':
      return held ? stay() : signedOut('expired')
    case 'code-exchanged':
      return stay(signInWith(event.tokens))
    case 'signed-in':
      return and(hold(state, event.tokens), {
        kind: 'tell-tabs',
        message: { kind: 'signed-in', sub: event.tokens.sub },
      })
    case 'sign-in-failed':
      return held ? stay() : signedOut('failed')
    case 'signed-out':
      return end('signed-out')
    case 'renewal-started':
      return state.at === 'signed-in' ? { state: { ...state, triedAt: event.at }, effects: [] } : stay()
    case 'renewal-succeeded':
      // Signed out meanwhile, here or in another tab: the new tokens must not bring the session back.
      return isSame(event.old, held) ? and(hold(state, event.tokens), renewWith(event.tokens)) : stay()
    case 'renewal-stored':
      // Signed out while they were written: they must not stay in the store either.
      return held && !isOther(held, event.tokens.sub)
        ? stay({ kind: 'tell-tabs', message: { kind: 'renewed' } })
        : stay({ kind: 'remove-from-store', tokens: event.tokens })
    case 'renewal-refused':
      // Other tokens than the refused ones: another tab has renewed.
      return isSame(event.old, held) ? end('expired') : stay()
    case 'renewal-failed':
      return stay()
    case 'id-token-forged':
      return held && !isOther(held, event.old.sub) ? end('failed') : stay()
    case 'tab-signed-in':
      if (!held) return stay({ kind: 'read-store' })
      return isOther(held, event.sub) ? leave('elsewhere') : stay()
    case 'tab-signed-out':
      return held ? leave(event.reason) : stay()
    case 'tab-renewed':
      return held ? stay({ kind: 'read-store' }) : stay()
  }
}

export function tokensOf(state: SessionState): TokenSet | undefined {
  return state.at === 'signed-in' ? state.tokens : undefined
}

function isSame(one: TokenSet | undefined, other: TokenSet | undefined): boolean {
  return one?.access === other?.access
}

function isOther(held: TokenSet | undefined, sub: string): boolean {
  return held !== undefined && held.sub !== sub
}

function and({ state, effects }: Transition, ...more: SessionEffect[]): Transition {
  return { state, effects: [...effects, ...more] }
}

function hold(state: SessionState, tokens: TokenSet): Transition {
  if (state.at === 'signed-in' && state.tokens.sub === tokens.sub) return { state: { ...state, tokens }, effects: [] }
  const { sub } = tokens
  return { state: { at: 'signed-in', tokens }, effects: [{ kind: 'publish', session: { at: 'signed-in', sub } }] }
}

/** Written first, so that the other tabs find the tokens when they are told. */
function signInWith(tokens: TokenSet): SessionEffect {
  return { kind: 'write-store', tokens, done: { kind: 'signed-in', tokens } }
}

function renewWith(tokens: TokenSet): SessionEffect {
  return { kind: 'write-store', tokens, done: { kind: 'renewal-stored', tokens } }
}

/** No one is signed in, and no one was. */
function signedOut(reason?: SignedOutReason): Transition {
  const session = reason ? ({ at: 'signed-out', reason } as const) : ({ at: 'signed-out' } as const)
  return { state: { at: 'signed-out' }, effects: [{ kind: 'publish', session }] }
}

/** Ends the session of this tab. */
function leave(reason: SignedOutReason): Transition {
  const { state, effects } = signedOut(reason)
  return { state, effects: [...effects, { kind: 'emit-signed-out', reason }] }
}

/** Ends the session of all tabs. */
function end(reason: SignedOutReason): Transition {
  return and(leave(reason), { kind: 'tell-tabs', message: { kind: 'signed-out', reason } }, { kind: 'clear-store' })
}
