import type { Navigation } from '../../contract/platform'
import type { UpdateHolds } from '../updates/update-holds'

/** How long after a navigation a reload still loses nothing; milliseconds. */
const gracePeriod = 8_000
/** Events that end the grace period: the person works on the page, and keeps it until the next navigation. */
const userActivity = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const

export interface SafeReload {
  /** Reloads at the next navigation that nothing holds off; now, in the grace period of the last one. */
  readonly schedule: () => void
}

interface SafeReloadOptions {
  readonly navigation: Pick<Navigation, 'place' | 'subscribe'>
  readonly holds: Pick<UpdateHolds, 'isHeld'>
  /** Loads the current URL as a document. */
  readonly reload: () => void
  readonly now?: () => number
}

/**
 * Creates a deferred reload that runs where nothing can be lost: at a navigation, or in the first seconds after one while
 * the person has not touched the page. A navigation out of or into a one-time code or a payment does not count (U21).
 */
export function createSafeReload({ navigation, holds, reload, now = Date.now }: SafeReloadOptions): SafeReload {
  let isScheduled = false
  let lastPathname = navigation.place().pathname
  let graceEndsAt = 0
  const endGrace = () => {
    graceEndsAt = 0
  }
  const reloadIfSafe = () => {
    if (isScheduled && now() < graceEndsAt && !holds.isHeld) reload()
  }
  for (const event of userActivity) window.addEventListener(event, endGrace, { capture: true, passive: true })
  navigation.subscribe(() => {
    const { pathname } = navigation.place()
    if (pathname === lastPathname) return
    lastPathname = pathname
    graceEndsAt = holds.isHeld ? 0 : now() + gracePeriod
    reloadIfSafe()
  })
  return {
    schedule() {
      isScheduled = true
      reloadIfSafe()
    },
  }
}
