import { useSyncExternalStore } from 'react'

/** Hook: whether the window answers a media query about its width; false in the frame that the server draws. @example useMedia('(min-width: 640px)') */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'function' && matchMedia(query).matches,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
