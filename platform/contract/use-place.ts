import { useCallback, useSyncExternalStore } from 'react'
import { yieldToPaint } from '../lib/async/yield-to-paint'
import type { Navigation, Place } from './platform'

/**
 * The place that a React root renders: another page after the paint that answers the press, a change of the query alone, in
 * which fields live, at once.
 * @param read the place as this root sees it
 */
export function usePlace(
  navigation: Pick<Navigation, 'place' | 'subscribe'>,
  read: () => Place = navigation.place,
): Place {
  const subscribe = useCallback(
    (render: () => void) => {
      let last = navigation.place().pathname
      return navigation.subscribe(() => {
        const { pathname } = navigation.place()
        if (pathname === last) render()
        else yieldToPaint(render)
        last = pathname
      })
    },
    [navigation],
  )
  return useSyncExternalStore(subscribe, read)
}
