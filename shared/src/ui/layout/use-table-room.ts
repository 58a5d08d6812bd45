import { useSyncExternalStore } from 'react'

/** Window from which lists of several figures are tables; in all zones beside the page there is room for their columns. */
const query = '(min-width: 1120px)'

/** Hook: whether the window has room for a table in the place of rows. @example useTableRoom() ? <OrderTable … /> : <List>…</List> */
export function useTableRoom(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, () => false)
}

function hasRoom(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
