import type { WorkerOrder } from './sent-request'

/** The part of a `Worker` that is used. */
export interface TokenWorker {
  postMessage(order: WorkerOrder, transfer: Transferable[]): void
  addEventListener(kind: 'error', listener: () => void): void
  terminate(): void
}

/** A running worker, until it is lost. */
export interface WorkerLink {
  readonly worker: TokenWorker
  /** Calls back when its script did not load, as without a connection, or has failed; returns the unsubscribe. */
  onLost(listener: (error: TypeError) => void): () => void
}

export function openLink(worker: TokenWorker): WorkerLink {
  const listeners = new Set<(error: TypeError) => void>()
  worker.addEventListener('error', () => {
    worker.terminate()
    for (const listener of [...listeners]) listener(new TypeError('The token worker was lost'))
  })
  return {
    worker,
    onLost(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
