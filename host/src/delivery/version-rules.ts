import type { PageData } from '@sarv/shared/remote/page-data'
import type { RunningVersions } from '@sarv/shared/remote/running-versions'

/**
 * Whether a page runs what must not go on: a version that was taken back, a remote that was switched off, or on again. A
 * version that was merely followed by another is no reason: that one is offered, and the person chooses when (F26).
 */
export function mustLeave(
  { revision, remotes }: Pick<PageData, 'revision' | 'remotes'>,
  now: RunningVersions,
): boolean {
  // Behind a balancer another server may not have read the newest yet.
  if (now.revision < revision) return false
  return remotes.some(({ name, version, refused }) => {
    const running = now.remotes.find((one) => one.name === name)
    if (!running) return false
    if (running.killed || refused === 'killed') return running.killed !== (refused === 'killed')
    return running.version !== version && running.withdrawn.includes(version)
  })
}
