import { useSyncExternalStore } from 'react'

/** Height of what is visible of the page, without the phone's keyboard; undefined where the browser does not tell. */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(subscribe, () => globalThis.visualViewport?.height)
}

function subscribe(changed: () => void) {
  globalThis.visualViewport?.addEventListener('resize', changed)
  return () => globalThis.visualViewport?.removeEventListener('resize', changed)
}
