import { serveTokens, type TokenWorkerSettings } from '../page/token-worker/serve-tokens'
import type { TokenWorker } from '../page/token-worker/worker-link'

/** Fake `Worker`: the real token handler in this process, a message port away from its page. */
export interface FakeTokenWorker extends TokenWorker {
  /** As where its script does not load. */
  lose(): void
}

export function startFakeTokenWorker(settings: TokenWorkerSettings, origin = 'http://localhost:3000'): FakeTokenWorker {
  const { port1, port2 } = new MessageChannel()
  const losses = new Set<() => void>()
  serveTokens(port2, origin, settings)
  port2.start()
  return {
    postMessage: (order, transfer) => port1.postMessage(order, transfer),
    addEventListener: (_kind, listener) => void losses.add(listener),
    terminate: () => port1.close(),
    lose() {
      for (const listener of losses) listener()
    },
  }
}
