import type { Navigation, Place } from '../../contract/platform'
import { type BackMove, historyDelta } from './back-rules'
import { createOverlayHistory } from './overlay-history'

/** The navigation as the shell has it: with one method that remotes are not given. */
export interface ShellNavigation extends Navigation {
  /** Executes a back move. */
  readonly move: (move: BackMove) => void
  /** Number of entries of this app beneath the current one; 0 where the visit began, also after a reload there. */
  readonly index: () => number
  /** Has all subscribers read the place again, although it is the same: what `exists` says has changed. */
  readonly refresh: () => void
}

export interface NavigationOptions {
  /** Handles a banner's intent (HST-035…040). */
  readonly follow: (navigation: Navigation, type: string, link: string) => void
  readonly exists: Navigation['exists']
}

/** Creates the one browser history of the page, for host and remotes: there is nothing to synchronize. */
export function createNavigation({ follow, exists }: NavigationOptions): ShellNavigation {
  const history = createOverlayHistory()
  const listeners = new Set<() => void>()
  let current: Place = history.location
  const moveTo = (place: Place) => {
    current = place
    for (const listener of listeners) listener()
  }
  history.listen(({ location }) => moveTo(location))
  const navigation: ShellNavigation = {
    navigator: history,
    place: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to, { replace = false, state } = {}) {
      if (replace) history.replace(to, state)
      else history.push(to, state)
    },
    exists,
    back: () => navigation.move('back'),
    pushOverlay: history.pushOverlay,
    refresh: () => moveTo({ ...current }),
    intent: (type, link) => follow(navigation, type, link),
    index: () => window.history.state?.idx ?? 0,
    move(move) {
      const more = history.isOnOverlay() ? 1 : 0
      const entries = window.history.length - more
      const delta = historyDelta(move, { index: navigation.index(), entries })
      if (delta === 'home') navigation.navigate('/home', { replace: true })
      else history.go(delta - more)
    },
  }
  return navigation
}
