import type { Navigation, Place } from '@sarv/shared/remote/platform'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { type BackMove, stepsIn } from './back-rules'

/** The shell's own view of the navigation: the same, and what only the shell may do. */
export interface ShellNavigation extends Navigation {
  /** Carries out what a back rule says. */
  readonly move: (move: BackMove) => void
}

export interface Ways {
  /** Where a banner action leads (HST-035…040). */
  readonly follow: (navigation: Navigation, type: string, link: string) => void
  readonly exists: Navigation['exists']
}

/**
 * The one owner of the address bar. Host and remotes render from the same history, so there is nothing to keep in step.
 */
export function createNavigation({ follow, exists }: Ways): ShellNavigation {
  const history = createBrowserHistory({ v5Compat: true })
  const listeners = new Set<() => void>()
  let place: Place = history.location
  history.listen(({ location }) => {
    place = location
    for (const listener of listeners) listener()
  })
  const navigation: ShellNavigation = {
    navigator: history,
    place: () => place,
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
    intent: (type, link) => follow(navigation, type, link),
    move(move) {
      const steps = stepsIn(move, { index: window.history.state?.idx ?? 0, entries: window.history.length })
      if (steps === 'home') navigation.navigate('/home', { replace: true })
      else history.go(steps)
    },
  }
  return navigation
}
