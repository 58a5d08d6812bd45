import type { Navigation } from '@sarv/shared/remote/platform'
import type { Locks } from '../pwa/locks'

/** How long after a navigation the page that it led to may still be replaced; milliseconds. */
const grace = 8_000
/** What shows that somebody is at work on a page: then it is left to them until they go on. */
const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const

export interface NextDocument {
  /** From now on the next navigation that nothing holds off leads to a page that is loaded anew. */
  readonly due: () => void
}

interface Around {
  readonly navigation: Pick<Navigation, 'place' | 'subscribe'>
  readonly locks: Pick<Locks, 'held'>
  /** Loads the address at which the page is as a document. */
  readonly reload: () => void
  readonly now?: () => number
}

/**
 * Replaces this page where nothing can be lost: at a change of place. When it falls due in the first seconds after one,
 * that one still counts, unless the person has touched the new page already. A navigation out of or into a one-time code
 * or a payment is none: it waits for the next (U21).
 */
export function createNextDocument({ navigation, locks, reload, now = Date.now }: Around): NextDocument {
  let isDue = false
  let from = navigation.place().pathname
  /** Until when the last navigation still counts. */
  let until = 0
  const touched = () => {
    until = 0
  }
  const act = () => {
    if (isDue && now() < until && !locks.held()) reload()
  }
  for (const sign of signs) window.addEventListener(sign, touched, { capture: true, passive: true })
  navigation.subscribe(() => {
    const { pathname } = navigation.place()
    if (pathname === from) return
    from = pathname
    until = locks.held() ? 0 : now() + grace
    act()
  })
  return {
    due() {
      isDue = true
      act()
    },
  }
}
