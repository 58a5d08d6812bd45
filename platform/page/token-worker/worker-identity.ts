import type { Exchanged } from '../../client/session/code-exchange'
import type { IdentityClient } from '../../client/session/identity-client'
import type { KeyValueStore, TokenSet } from '../../client/session/token-store'
import { callsOver, serveCalls } from './remote-calls'
import type { WorkerLink } from './worker-link'

/** What the worker asks of its page. */
type PageCalls = Pick<KeyValueStore, 'get' | 'set' | 'remove' | 'getAllKeys'> & {
  readonly openSilently: (address: string) => Promise<string>
}

/** Remote proxy of the identity client in the token worker. */
export function workerIdentity(
  { worker, onLost }: WorkerLink,
  { get, set, remove, getAllKeys, openSilently }: PageCalls,
  now: () => number,
): IdentityClient {
  const [calls, page] = [new MessageChannel(), new MessageChannel()]
  const { call, fail } = callsOver(calls.port1)
  onLost((error) => {
    fail(error)
    calls.port1.close()
    page.port1.close()
  })
  serveCalls(page.port1, { get, set, remove, getAllKeys, openSilently })
  worker.postMessage({ kind: 'identity' }, [calls.port2, page.port2])
  // The age of tokens is measured by one clock, the page's.
  const dated = (tokens: TokenSet): TokenSet => ({ ...tokens, at: now() })
  return {
    signInAddress: (request) => call('signInAddress', request),
    async exchange(address) {
      const { tokens, returnTo } = await call<Exchanged>('exchange', address)
      return { tokens: dated(tokens), returnTo }
    },
    renew: async (tokens) => dated(await call('renew', tokens)),
    signInSilently: async () => dated(await call('signInSilently')),
    revoke: (tokens) => call('revoke', tokens),
    signOutAddress: (tokens) => call('signOutAddress', tokens),
  }
}
