import { useSyncExternalStore } from 'react'

/** Whether the window answers a media query about its width; false in the frame that the server draws. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(query).matches,
    () => false,
  )
}

function watchWidth(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
