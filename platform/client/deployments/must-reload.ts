import type { PageRemote } from '../../contract/page-data'
import type { RunningVersions } from '../../contract/running-versions'

/** A page as far as its versions go. */
export interface RunningPage {
  readonly revision: number
  /** Its remotes, and the shell where the catalogue names it. */
  readonly remotes: readonly Pick<PageRemote, 'name' | 'version' | 'refused'>[]
}

/**
 * Whether a page must reload: one of its versions was rolled back, or what it runs was killed or revived. A newer
 * version alone is not a reason: it is offered, and the person chooses when (F26).
 */
export function mustReload({ revision, remotes }: RunningPage, now: RunningVersions): boolean {
  // Behind a load balancer another server may not have read the newest catalogue yet.
  if (now.revision < revision) return false
  const nowRunning = new Map(now.remotes.map((remote) => [remote.name, remote]))
  return remotes.some(({ name, version, refused }) => {
    const running = nowRunning.get(name)
    if (!running) return false
    if (running.killed || refused === 'killed') return running.killed !== (refused === 'killed')
    return running.version !== version && running.withdrawn.includes(version)
  })
}
