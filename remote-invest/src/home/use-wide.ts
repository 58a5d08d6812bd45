import { useSyncExternalStore } from 'react'

/** Media query from which a page has two columns. */
const twoColumns = '(min-width: 1120px)'

/** Whether the screen is wide enough for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}

function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia(twoColumns).matches
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined
  const query = matchMedia(twoColumns)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
