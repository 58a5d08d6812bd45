import type { Handover } from './hand-over'

/**
 * Starts the token worker while the shell's scripts are on their way: the first requests of a page wait for both, and not
 * for one after the other.
 */
export function startTokenWorker(path: string, handover: Handover): void {
  const worker = new Worker((handover.policy?.createScriptURL(path) as string | undefined) ?? path, { name: 'tokens' })
  handover.worker = worker
  worker.addEventListener('error', () => {
    handover.worker = undefined
    handover.reads.length = 0
  })
}
