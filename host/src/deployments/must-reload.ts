import type { PageData } from '@sarv/shared/internal/remote/page-data'
import type { RunningVersions } from '@sarv/shared/internal/remote/running-versions'

/**
 * Whether a page must reload: one of its versions was rolled back, or one of its remotes was killed or revived. A newer
 * version alone is no reason: that one is offered, and the person chooses when (F26).
 */
export function mustReload(
  { revision, remotes }: Pick<PageData, 'revision' | 'remotes'>,
  now: RunningVersions,
): boolean {
  // Behind a load balancer another server may not have read the newest catalogue yet.
  if (now.revision < revision) return false
  return remotes.some(({ name, version, refused }) => {
    const running = now.remotes.find((one) => one.name === name)
    if (!running) return false
    if (running.killed || refused === 'killed') return running.killed !== (refused === 'killed')
    return running.version !== version && running.withdrawn.includes(version)
  })
}
