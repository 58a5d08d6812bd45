import type { Bus } from '../../contract/events/bus'
import type { SessionRef } from './session'
import type { SessionEffect } from './session-effect'
import type { SessionRunner } from './session-runner'
import { clearSignInStates } from './sign-in-states'
import type { TabChannel } from './tab-channel'
import type { KeyValueStore, TokenStore } from './token-store'

interface EffectContext {
  readonly home: SessionRef
  readonly bus: Bus
  readonly tabs: TabChannel
  readonly tokenStore: TokenStore
  /** Begun sign-ins. */
  readonly states: KeyValueStore
  readonly runner: SessionRunner
  readonly restoreSilently: () => Promise<void>
}

/** Performs one effect of the session machine; a synchronous one is done when this returns. */
export async function performEffect(
  effect: SessionEffect,
  { home, bus, tabs, tokenStore, states, runner, restoreSilently }: EffectContext,
): Promise<void> {
  switch (effect.kind) {
    case 'publish':
      home.current = effect.session
      return bus.emit('session-changed', effect.session)
    case 'emit-signed-out':
      return bus.emit('signed-out', { reason: effect.reason })
    case 'tell-tabs':
      return tabs.post(effect.message)
    case 'read-store':
      return runner.readStored()
    case 'write-store':
      await tokenStore.write(effect.tokens)
      return runner.dispatch(effect.done)
    case 'remove-from-store':
      return tokenStore.removeIfCurrent(effect.tokens)
    case 'clear-store':
      await tokenStore.clear()
      return clearSignInStates(states)
    case 'restore-silently':
      return restoreSilently()
  }
}
