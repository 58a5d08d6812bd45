import { matchPath } from 'react-router-dom'
import type { Navigation, Place } from './platform'

/**
 * The places of one remote only. While another remote's address stands in the bar (the shell is about to unmount this
 * one), the last own place stays, so that no screen renders with parameters that are not its own.
 * @param paths the remote's route patterns
 */
export function scopedLocation(navigation: Navigation, paths: readonly string[]): () => Place {
  let last = navigation.place()
  return () => {
    const place = navigation.place()
    if (paths.some((path) => matchPath(path, place.pathname))) last = place
    return last
  }
}
