import type { SecureStorage } from '../../client/storage/secure-storage'
import type { PageData } from '../../contract/page-data'
import { handoff } from '../boot/taken-handoff'
import { trustedScriptUrl } from '../trusted-types/trusted-script-url'
import { createTokenWorkerClient } from './token-worker-client'

/** The token worker of this page; it starts ahead where there is a session, or a sign-in that was begun. */
export function openTokenWorker({ tokenWorker: path }: PageData, store: SecureStorage['session']) {
  if (path === undefined) return undefined
  // The first one may run already.
  let started = handoff?.worker
  const start = () => {
    const worker = started ?? new Worker(trustedScriptUrl(path), { name: 'tokens' })
    started = undefined
    return worker
  }
  const client = createTokenWorkerClient({ start, early: handoff?.reads, store })
  void store.getAllKeys().then((keys) => keys.length > 0 && client.warmUp())
  return client
}
