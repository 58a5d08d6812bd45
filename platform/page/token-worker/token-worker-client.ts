import { responseFrom } from '../../client/api/api-response'
import type { ApiFetch } from '../../client/api/fetch-options'
import type { sendUpload } from '../../client/api/upload-request'
import { loadInHiddenFrame } from '../../client/session/hidden-frame'
import type { IdentityClient } from '../../client/session/identity-client'
import { signInStateStore } from '../../client/session/sign-in-states'
import type { KeyValueStore } from '../../client/session/token-store'
import { createEarlyReads, type EarlyRead, endRead } from './early-reads'
import { sendByWorker } from './send-by-worker'
import { workerIdentity } from './worker-identity'
import { openLink, type TokenWorker, type WorkerLink } from './worker-link'

export interface TokenWorkerOptions {
  readonly start: () => TokenWorker
  /** What the first worker was given before this client was there. */
  readonly early?: EarlyRead[]
  /** The session's store, where begun sign-ins lie. */
  readonly store: KeyValueStore
  /** Opens an address of the provider without showing it; in a hidden frame when left out. */
  readonly openSilently?: (address: string) => Promise<string>
  /** Milliseconds. */
  readonly now?: () => number
}

/** The page's end of the token worker: everything that needs a token, and sees none. */
export interface TokenWorkerClient {
  /** Starts the worker ahead of its first use. */
  readonly warmUp: () => void
  /** The client of the identity provider, whose tokens are sealed. */
  readonly provider: () => Promise<IdentityClient>
  /** `fetch`, by the worker where there is a token. */
  readonly fetch: ApiFetch
  readonly upload: typeof sendUpload
}

/**
 * Connects a page with its token worker, which starts when it is first needed, and again after it was lost.
 * @example const worker = createTokenWorkerClient({ start: () => new Worker('/workers/tokens.js'), store })
 */
export function createTokenWorkerClient({
  start,
  early = [],
  store,
  openSilently = loadInHiddenFrame,
  now = Date.now,
}: TokenWorkerOptions): TokenWorkerClient {
  const fetch = globalThis.fetch.bind(globalThis)
  const earlyReads = createEarlyReads(early, endRead)
  let running: WorkerLink | undefined
  let identity: IdentityClient | undefined

  function link(): WorkerLink {
    if (running) return running
    const opened = openLink(start())
    opened.onLost(() => {
      earlyReads.drop()
      running = undefined
      identity = undefined
    })
    running = opened
    return opened
  }

  return {
    warmUp: () => void link(),
    async provider() {
      identity ??= workerIdentity(link(), { ...signInStateStore(store), openSilently }, now)
      return identity
    },
    async fetch(url, request) {
      const { method, headers, body, keepalive, signal } = request
      // A person who is not signed in needs no worker.
      if (headers.Authorization === undefined) return fetch(url, request)
      const sent = { url, method, headers, body, keepalive }
      return sendByWorker(link(), sent, { signal, sent: earlyReads.take(sent)?.port })
    },
    async upload({ url, headers, body, signal, onProgress }) {
      earlyReads.drop()
      const request = { url, method: 'POST', headers, body: [...body.entries()] }
      return responseFrom(await sendByWorker(link(), request, { signal, onProgress }))
    },
  }
}
