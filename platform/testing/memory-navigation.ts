import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import type { Navigation, Place } from '../contract/platform'

/** A banner action that a screen asked the shell to follow. */
export interface FollowedIntent {
  readonly type: string
  readonly link: string
}

/** Fake navigation in memory, without an address bar; what a screen asked for can be looked at. */
export interface MemoryNavigation extends Navigation {
  readonly intents: readonly FollowedIntent[]
}

/**
 * @param exists which addresses are answered
 * @param state of the first entry
 * @example const navigation = memoryNavigation('/funds/11307?tab=fees', () => true)
 */
export function memoryNavigation(path: string, exists: Navigation['exists'], state?: unknown): MemoryNavigation {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true })
  if (state !== undefined) history.replace(path, state)
  return navigationOver(history, exists)
}

/**
 * The same over jsdom's own history, where going back takes a moment as in a browser.
 * @example const navigation = navigationOver(createBrowserHistory({ v5Compat: true }), () => true)
 */
export function navigationOver(
  history: ReturnType<typeof createBrowserHistory>,
  exists: Navigation['exists'],
): MemoryNavigation {
  const listeners = new Set<() => void>()
  const intents: FollowedIntent[] = []
  let place: Place = history.location
  history.listen(({ location }) => {
    place = location
    for (const listener of listeners) listener()
  })
  return {
    navigator: history,
    intents,
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
    back: () => history.go(-1),
    pushOverlay: () => () => undefined,
    intent: (type, link) => intents.push({ type, link }),
  }
}
