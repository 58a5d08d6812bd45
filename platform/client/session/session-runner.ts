import type { SessionEffect } from './session-effect'
import type { SessionEvent } from './session-event'
import { type SessionState, tokensOf, transition } from './session-machine'
import type { TokenSet, TokenStore } from './token-store'

/** The running state machine of the session. */
export interface SessionRunner {
  state(): SessionState
  /** The tokens of this tab; undefined when no one is signed in. */
  tokens(): TokenSet | undefined
  /** Changes the state at once and starts the effects of the event; resolves when they have ended. */
  dispatch(event: SessionEvent): Promise<void>
  /** Reads the store and dispatches what it holds. */
  readStored(read?: TokenStore['read']): Promise<void>
}

/** Holds the state of the session, one event after the other, and has the effects of each performed. */
export function createSessionRunner(
  tokenStore: TokenStore,
  perform: (effect: SessionEffect) => Promise<void>,
): SessionRunner {
  let state: SessionState = { at: 'unknown' }

  async function dispatch(event: SessionEvent): Promise<void> {
    const next = transition(state, event)
    state = next.state
    await Promise.all(next.effects.map(perform))
  }

  return {
    state: () => state,
    tokens: () => tokensOf(state),
    dispatch,
    async readStored(read = tokenStore.read) {
      const seen = tokensOf(state)
      const tokens = await read()
      await dispatch({ kind: 'stored-tokens-read', tokens, isLost: tokenStore.wasLost(), seen })
    },
  }
}
