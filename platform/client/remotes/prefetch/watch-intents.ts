import type { PageRemote } from '../../../contract/page-data'
import { isLowData } from '../../data-use'
import { isRequested } from '../loading/load-remote'
import { prefetchRemote } from './prefetch-remote'

/** How long a mouse rests on a link before it counts, in milliseconds: one that passes by opens nothing. */
const restDelay = 65

/**
 * Prefetches the remote behind a link when a person is about to open it: a mouse rests on the link, or a finger is put
 * on it. Never where data is to be saved (U24).
 * @param ownerOf the remote that answers a path
 */
export function watchIntents(
  ownerOf: (pathname: string) => PageRemote | undefined,
  canOpen: (remote: PageRemote) => boolean,
  page: Document | HTMLElement = document,
): void {
  const remoteBehind = (target: EventTarget | null): PageRemote | undefined => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin) return undefined
    return ownerOf(link.pathname)
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
