import type { Handoff } from './handoff'

/**
 * Starts the token worker while the shell's scripts are on their way: the first requests of a page wait for both, and not
 * for one after the other.
 */
export function startTokenWorker(path: string, handoff: Handoff): void {
  const worker = new Worker((handoff.policy?.createScriptURL(path) as string | undefined) ?? path, { name: 'tokens' })
  handoff.worker = worker
  worker.addEventListener('error', () => {
    handoff.worker = undefined
    handoff.reads.length = 0
  })
}
