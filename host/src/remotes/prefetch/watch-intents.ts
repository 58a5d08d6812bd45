import type { PageRemote } from '@sarv/shared/internal/remote/page-data'
import { isLowData } from '@sarv/shared/ui/network/data-use'
import { findPage } from '../../routing/find-page'
import { hostPages } from '../../routing/host-pages'
import type { Services } from '../../services/services'
import { isRequested } from '../loading/load-remote'
import { prefetchRemote } from './prefetch-remote'

/** How long a mouse rests on a link before it counts, in milliseconds: one that passes by opens nothing. */
const restDelay = 65

/**
 * Prefetches the remote behind a link when somebody is about to open it: a mouse rests on the link, or a finger is put on it.
 * Never where data is to be saved (U24).
 */
export function watchIntents(
  { directory, canOpen }: Pick<Services, 'directory' | 'canOpen'>,
  page: Document | HTMLElement = document,
): void {
  const remoteBehind = (target: EventTarget | null): PageRemote | undefined => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin) return undefined
    const found = findPage(link.pathname, hostPages, directory.known())
    return found.by === 'remote' ? found.remote : undefined
  }
  const prefetch = (remote: PageRemote | undefined) => {
    if (!remote || remote.refused || isRequested(remote) || isLowData() || !canOpen(remote)) return
    prefetchRemote(remote)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  page.addEventListener('pointerover', (event) => {
    const { pointerType, target } = event as PointerEvent
    clearTimeout(resting)
    if (pointerType === 'mouse') resting = setTimeout(() => prefetch(remoteBehind(target)), restDelay)
  })
  page.addEventListener('pointerdown', ({ target }) => prefetch(remoteBehind(target)))
}
