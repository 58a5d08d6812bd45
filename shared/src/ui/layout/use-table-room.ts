import { useMedia } from './use-media'

/**
 * Hook: whether the window has room for a table in the place of rows: in all zones beside the page there is room for its
 * columns then. @example useTableRoom() ? <OrderTable … /> : <List>…</List>
 */
export const useTableRoom = (): boolean => useMedia('(min-width: 1120px)')
